// The mark that the script of a published page sets before the first paint: see src/site/app/bootstrap.ts.
document.documentElement.dataset.scripted = ''
