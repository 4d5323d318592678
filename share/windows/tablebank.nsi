; The installer for Windows: scripts/windows-package.sh gives it VERSION, FOLDER (what is installed), FILES (the list of it, for both
; directions), SIZE in KiB and OUT. It installs for one user and wants no rights. Removing takes away what was installed, and nothing else:
; games, settings and keys stay.
; For the processor of the program, which no older Windows could run anyway.
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave on
RequestExecutionLevel user
Name "tablebank"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\tablebank"
InstallDirRegKey HKCU "Software\tablebank" "Folder"
ManifestDPIAware true
ManifestSupportedOS Win10
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "tablebank"
VIAddVersionKey "FileDescription" "tablebank"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "the tablebank authors"

!define PROGRAM "bin\tablebank.exe"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\tablebank"
!define CLASSES "Software\Classes"

!include "MUI2.nsh"
!include "${FILES}"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"

LangString game ${LANG_ENGLISH} "tablebank game"
LangString game ${LANG_FRENCH} "Partie tablebank"
LangString game ${LANG_ITALIAN} "Partita di tablebank"
LangString game ${LANG_POLISH} "Gra programu tablebank"
LangString game ${LANG_RUSSIAN} "Игра tablebank"
LangString record ${LANG_ENGLISH} "Record of a tablebank game"
LangString record ${LANG_FRENCH} "Enregistrement d’une partie tablebank"
LangString record ${LANG_ITALIAN} "Registrazione di una partita di tablebank"
LangString record ${LANG_POLISH} "Zapis gry programu tablebank"
LangString record ${LANG_RUSSIAN} "Запись игры tablebank"
LangString event ${LANG_ENGLISH} "tablebank event"
LangString event ${LANG_FRENCH} "Tournoi tablebank"
LangString event ${LANG_ITALIAN} "Torneo di tablebank"
LangString event ${LANG_POLISH} "Turniej programu tablebank"
LangString event ${LANG_RUSSIAN} "Турнир tablebank"
LangString table ${LANG_ENGLISH} "Table of a tablebank event"
LangString table ${LANG_FRENCH} "Table d’un tournoi tablebank"
LangString table ${LANG_ITALIAN} "Tavolo di un torneo di tablebank"
LangString table ${LANG_POLISH} "Stół turnieju programu tablebank"
LangString table ${LANG_RUSSIAN} "Стол турнира tablebank"
LangString running ${LANG_ENGLISH} "tablebank is running. Close it, then go on."
LangString running ${LANG_FRENCH} "tablebank est ouvert. Fermez-le, puis continuez."
LangString running ${LANG_ITALIAN} "tablebank è aperto. Chiuderlo, poi continuare."
LangString running ${LANG_POLISH} "Program tablebank działa. Zamknij go i przejdź dalej."
LangString running ${LANG_RUSSIAN} "Программа tablebank открыта. Закройте её и продолжите."
LangString stays ${LANG_ENGLISH} "Your games, settings and keys stay where they are."
LangString stays ${LANG_FRENCH} "Vos parties, réglages et clés restent en place."
LangString stays ${LANG_ITALIAN} "Le partite, le impostazioni e le chiavi restano dove sono."
LangString stays ${LANG_POLISH} "Gry, ustawienia i klucze pozostają na swoim miejscu."
LangString stays ${LANG_RUSSIAN} "Игры, настройки и ключи останутся на своих местах."

; A program that runs cannot be replaced. What a silent call finds so ends with the code 2.
!macro CLOSED again done
${again}:
  IfFileExists "$INSTDIR\${PROGRAM}" 0 ${done}
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors 0 +5
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY ${again}
  SetErrorLevel 2
  Quit
  Goto ${done}
  FileClose $0
${done}:
!macroend

; A kind of file: it opens with this program, unless the user has chosen another one for it.
!macro KIND ending name text
  WriteRegStr HKCU "${CLASSES}\tablebank.${name}" "" "${text}"
  WriteRegStr HKCU "${CLASSES}\tablebank.${name}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\tablebank.${name}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${ending}\OpenWithProgids" "tablebank.${name}" ""
  ReadRegStr $0 HKCU "${CLASSES}\.${ending}" ""
  StrCmp $0 "" 0 +2
  WriteRegStr HKCU "${CLASSES}\.${ending}" "" "tablebank.${name}"
!macroend

!macro NO_KIND ending name
  DeleteRegKey HKCU "${CLASSES}\tablebank.${name}"
  DeleteRegValue HKCU "${CLASSES}\.${ending}\OpenWithProgids" "tablebank.${name}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ending}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.${ending}" ""
  StrCmp $0 "tablebank.${name}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\.${ending}" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ending}"
!macroend

; Windows shows the new kinds and icons at once.
!macro SHOW_KINDS
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  !insertmacro CLOSED check checked
  ; An older version first, so that nothing of it is left over.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\tablebank.lnk" "$INSTDIR\${PROGRAM}"
  !insertmacro KIND tbl game "$(game)"
  !insertmacro KIND tbr record "$(record)"
  !insertmacro KIND tbe event "$(event)"
  !insertmacro KIND tbj table "$(table)"
  WriteRegStr HKCU "Software\tablebank" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "tablebank"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  !insertmacro SHOW_KINDS
SectionEnd

Section "Uninstall"
  !insertmacro CLOSED check checked
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  ; Only if it is empty: a folder "tablebank-data" of games that somebody made there stays.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\tablebank.lnk"
  !insertmacro NO_KIND tbl game
  !insertmacro NO_KIND tbr record
  !insertmacro NO_KIND tbe event
  !insertmacro NO_KIND tbj table
  DeleteRegKey HKCU "Software\tablebank"
  DeleteRegKey HKCU "${REMOVAL}"
  !insertmacro SHOW_KINDS
  DetailPrint "$(stays)"
SectionEnd
