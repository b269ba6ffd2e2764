# Playing on this device, without a server.

web-local-loading = Načítají se hry, { $size } MB. Zůstanou v tomto prohlížeči.
web-local-starting = Spouští se…
web-local-full = V tomto prohlížeči došlo místo. Hrát můžete dál, ale po zavření stránky hry zmizí.
web-local-forbidden = Tento prohlížeč nedovoluje nic ukládat. Hrát můžete dál, ale po zavření stránky hry zmizí.
web-local-rest-title = Hrát online
web-local-rest-about = Tyto stránky nemají server: všechno se děje ve vašem zařízení. Hra online, pozvánky a hodnocení server potřebují.
web-local-rest-open = Přejít na server
web-local-rest-host = Spustit ho může kdokoli: nainstalujte Meowple a zadejte „meowple serve“.
web-local-copies-title = Hry v tomto zařízení
web-local-copies-about = Jsou jen v tomto prohlížeči. Kopie je jeden soubor se všemi hrami a vaším nastavením; otevře ji každý prohlížeč s Meowplem.
web-local-copies-keep = Uložit kopii
web-local-copies-open = Otevřít soubor
web-local-copies-which = Kopie, nebo záznam dohrané partie (.txt)
web-local-copies-too_large = Tento soubor je na kopii her příliš velký. Nic se nezměnilo.
web-local-copies-added = { $added ->
    [0] Žádné nové hry: všechny už tu byly.
    [one] Přibyla { $added } hra.
    [few] Přibyly { $added } hry.
    [many] Přibylo { $added } hry.
   *[other] Přibylo { $added } her.
}
web-local-move-title = Pozvat kamaráda
web-local-move-about = Hra bude pokračovat u stolu na serveru a kamarád si tam sedne. Hodnotit se nebude, protože na vašem zařízení bylo možné zamíchání vidět.
web-local-move-seat = Kamarád hraje za: { $name }
web-local-move-do = Přesunout na server
