@echo off
chcp 65001 >nul
rem A folder of the network gets a letter: cd would refuse it.
pushd "%~dp0.."
where node >nul 2>nul && where npm >nul 2>nul
if errorlevel 1 (
  echo Studioja ka nevojë për Node.js 20.19, 22.12 ose më të ri, bashkë me npm.
  echo Shkarkojeni nga https://nodejs.org, instalojeni dhe hapeni përsëri këtë skedar.
) else (
  echo Po hapet studioja. Mos e mbyllni këtë dritare sa kohë që punoni.
  node scripts/run.cjs studio
)
if errorlevel 1 (
  echo Shtypni një tast për ta mbyllur.
  pause >nul
)
