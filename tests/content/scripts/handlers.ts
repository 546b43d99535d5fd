/** Names of event handlers of HTML, SVG and MathML, of touch and of animation, and of old browsers. */
const events =
  'abort afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange readystatechange repeat reset resize scroll scrollend scrollsnapchange search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting webkitanimationend webkittransitionend wheel'.split(
    ' ',
  )

const allowed =
  'p h2 h3 h4 ul ol li strong b em i sup sub abbr span a blockquote figure figcaption table caption thead tbody tr th td'.split(
    ' ',
  )
const forbidden =
  'address animate animatetransform applet area article aside audio base basefont bdi bgsound blink body button canvas center cite code col custom-element data datalist dd del details dfn dialog dir div dl dt embed fieldset font footer form foreignobject frame frameset h1 h5 head header hgroup html iframe image input ins isindex kbd keygen label legend link listing main map mark marquee math menu menuitem meta meter mglyph mtext nav nobr noembed noframes noscript object optgroup option output param picture plaintext portal pre progress q rp rt ruby s samp script search section select set slot small source spacer strike style summary svg template textarea tfoot time title track tt u use var video wbr xmp'.split(
    ' ',
  )

/** Every event on one of the allowed elements and on void ones, every forbidden element with an event. */
export const handlers: readonly string[] = [
  ...events.map((event, index) => {
    const element = allowed[index % allowed.length] ?? 'p'
    return `<${element} on${event}="alert(1)">Po</${element}>`
  }),
  ...events.slice(0, 40).map((event) => `<img src="02.jpg" alt="Po" on${event}="alert(1)" />`),
  '<br onclick="alert(1)">',
  '<hr onclick="alert(1)" />',
  ...forbidden.map((element) => `<${element} onclick="alert(1)">Po</${element}>`),
]
