# What the server says. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = Tato metoda tu není podporovaná.
error-request-nowhere = Tady nic není.
error-request-header = Požadavek, který zapisuje, musí mít hlavičku { $header }.
error-request-too_slow = Zbytek požadavku nedorazil: pošlete ho znovu.
error-host-foreign = Server na toto jméno neslyší. Jeho správce je může nastavit přepínačem --public-url.
error-origin-foreign = Požadavek přichází z jiné stránky.
error-rate-too_many = Příliš mnoho požadavků. Zkuste to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-rate-connections = Z vaší adresy je příliš mnoho spojení: některá zavřete, nebo to zkuste později.
error-server-fault = Chyba v programu Meowple. Nic se nezměnilo; zkuste to prosím znovu.
error-database-silent = Databáze neodpovídá ({ $kind }). Zkuste to prosím za chvíli.
error-database-unusable = Databázi nelze použít ({ $kind }): zkontrolujte, zda je její adresa správná, zda databáze existuje a zda do ní smíte zapisovat.
error-database-address = Adresa databáze není platná: použijte sqlite:///SOUBOR nebo postgresql://SERVER/JMÉNO.
error-database-kind = Databáze typu { $kind } tu není podporovaná: použijte SQLite nebo PostgreSQL.
error-database-no_psycopg = PostgreSQL potřebuje balíček psycopg: pip install 'meowple[postgres]'
error-database-newer = Databáze má verzi { $found } z novějšího programu Meowple; tento zná verzi { $ours }.
error-database-older = Databáze má verzi { $found }; tento program Meowple ji při startu serveru převede na verzi { $ours }.
error-database-foreign = Toto není databáze programu Meowple, nebo ji ještě žádný server nepoužil.
error-file-exists = { $file } už existuje; --force ho nahradí.
error-admin-age = { $given } není doba: použijte hodiny, dny nebo týdny, například 12h, 30d nebo 8w.
error-backup-none = Toto není záloha programu Meowple.
error-backup-format = Záloha má formát { $found }; tento program Meowple čte formát { $ours }.
error-backup-schema = Záloha je z databáze verze { $found }, tento program Meowple má verzi { $ours }: obnovte ji verzí, která ji vytvořila, a pak aktualizujte.
error-backup-line = Řádek { $line } zálohy nelze použít.
error-backup-broken = Záloha je poškozená nebo neúplná.
error-backup-not_empty = Databáze není prázdná. Obnovte zálohu do nové.
error-serve-smtp = MEOWPLE_SMTP_URL musí být smtp://user:password@host:port nebo smtps://….
error-serve-mail_from = MEOWPLE_MAIL_FROM musí být e-mailová adresa.
error-serve-mail_needs = Chcete-li posílat e-maily, nastavte společně MEOWPLE_SMTP_URL, MEOWPLE_MAIL_FROM a --public-url.
error-serve-address = Server nemůže naslouchat na { $where }: { reason-system }.
error-serve-workers = Víc procesů potřebuje PostgreSQL: nastavte --database-url, nebo použijte jeden proces.

## Errors: profiles

error-profile-none = Ještě nemáte profil: nejdřív si zvolte jméno.
error-link-unknown = Tento odkaz neexistuje, už byl použit, nebo je příliš starý: požádejte o nový.
error-device-unknown = Toto zařízení už není přihlášené.
error-recovery-unknown = Takový kód pro obnovení neexistuje. Zkontrolujte každé písmeno; novější kód nahrazuje starší.
error-language-unknown = Takový jazyk tu není; na výběr: { $offered }.
error-name-empty = Jméno potřebuje aspoň jeden viditelný znak.
error-name-too_long = Jméno smí mít nejvýše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.

error-contact-mail = Toto není e-mailová adresa: potřebuje jméno, @ a server.
error-contact-hook = Webhook je adresa, která začíná https:// a uvádí hostitele.
error-contact-asked = Na tuto adresu už e-mail odešel. Zkuste to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-contact-no_mail = Tento server e-maily neposílá.

## Errors: tables and seats

error-table-unknown = Takový stůl neexistuje.
error-table-code_unknown = S tímto kódem žádný stůl nečeká: zkontrolujte ho, nebo požádejte o jiný.
error-table-game_gone = { $game }: tato hra už na serveru není nainstalovaná.
error-table-rules = Stůl se řídí verzí pravidel { $wanted }; tento server hraje verzi { $ours }.
error-table-stalled = Server teď nemůže nic uložit, proto hra čeká. Nic z uloženého se neztratilo a hra bude sama pokračovat.
error-table-begun = Hra už začala.
error-table-not_begun = Hra ještě nezačala.
error-table-not_over = Hra ještě neskončila.
error-table-closed = Tento stůl pro vás není otevřený: požádejte o odkaz nebo kód.
error-table-not_maker = To může jen ten, kdo stůl založil.
error-table-others_play = U tohoto stolu hrají i jiní: místo toho od něj můžete odejít.
error-table-too_many = Nedohraných stolů už máte { $most }; nejdřív některý dohrajte.
error-table-me_twice = Můžete mít jen jedno místo. Pro další hráče u vaší obrazovky zvolte „u této obrazovky“.
error-course-unknown = Taková hra s průvodcem neexistuje.
error-course-alone = Hra s průvodcem je jen pro vás a boty.
error-table-bots_only = U stolu musí být místo pro člověka.
error-local-open_seat = Ke stolu na tomto zařízení nikdo další přijít nemůže: vyberte bota nebo hráče u vaší obrazovky.
error-local-no_server = K tomu je potřeba server.
error-copy-damaged = Tento soubor je poškozený, nebo to není kopie her. Nic se nezměnilo.
error-copy-too_large = Tento soubor je na kopii her příliš velký. Nic se nezměnilo.
error-copy-version = Tato kopie má verzi { $wanted }, zde je známá verze { $ours }. Nic se nezměnilo: načtěte nejnovější Meowple a zkuste to znovu.
error-copy-own_data = Tato partie se hrála s něčími vlastními součástmi hry; takové záznamy tu otevřít nelze.
error-copy-not_over = Partie v tomto záznamu ještě neskončila. Otevřít lze jen dohrané partie.
error-move-other_game = To je záznam jiné hry, nebo pro jiný počet míst.
error-move-over = Tato partie skončila; přesunout lze jen rozehranou.
error-seat-taken = Toto místo je obsazené.
error-seat-have_one = U tohoto stolu už místo máte.
error-figure-unknown = V této hře nelze zvolit „{ $figure }“: na výběr je { $offered }.
error-figure-taken = Tuto volbu už má jiný hráč: vyberte si jinou.
error-seat-token_unknown = Tento odkaz na místo je neplatný, nebo už neplatí. Požádejte o nový.
error-seat-not_yours = Toto místo není vaše.
error-seat-none = Nemáte tu žádné místo.

error-game-no_components = { $game }: obsah krabice této hry není známý.

## Errors: play

error-action-stale = Hra už pokročila; podívejte se znovu.
error-undo-not_now = To už nelze vzít zpět: něco se odkrylo, hodilo se kostkou, nebo už někdo odpověděl.
error-undo-too_many = Zpět už nelze vzít nic: u tohoto stolu proběhlo kroků { $most }.
error-hint-not_allowed = U tohoto stolu nejsou tipy povolené.
error-hint-failed = Tip se nepodařilo najít. Zkuste to prosím znovu.
error-chat-empty = Zpráva je prázdná.
error-chat-too_long = Zpráva v chatu smí mít nejvýše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.
error-chat-full = Chat u tohoto stolu je plný: zpráv už je { $most }.

## Commands

cli-admin-saved = { $rows ->
    [one] Uložen { $rows } řádek
    [few] Uloženy { $rows } řádky
    [many] Uloženo { $rows } řádku
   *[other] Uloženo { $rows } řádků
} do { $file }
cli-admin-restored = { $rows ->
    [one] Obnoven { $rows } řádek
    [few] Obnoveny { $rows } řádky
    [many] Obnoveno { $rows } řádku
   *[other] Obnoveno { $rows } řádků
}
cli-admin-exported = { $records ->
    [one] { $records } záznam
    [few] { $records } záznamy
    [many] { $records } záznamu
   *[other] { $records } záznamů
} v { $file }
cli-admin-listed = Stoly: { $shown } z { $total }
cli-admin-head-id = Stůl
cli-admin-head-game = Hra
cli-admin-head-status = Stav
cli-admin-head-seats = Místa
cli-admin-head-age = Stáří
cli-admin-head-idle = Nečinnost
cli-admin-going-waiting = Stoly, které čekají na hráče: { $number }
cli-admin-going-playing = Stoly, u kterých se hraje: { $number }
cli-admin-going-over = Stoly s dohranou hrou, i se záznamy: { $number }
cli-admin-going-abandoned = Stoly s nedohranou hrou: { $number }
cli-admin-going-actions = Akce v jejich záznamech: { $number }
cli-admin-going-chat = Zprávy v jejich chatu: { $number }
cli-admin-going-profiles = Profily: { $number }
cli-admin-sure = Nenávratně smazat? ({ cli-yes }/{ cli-no })
cli-admin-kept = Nic se nesmazalo.
cli-admin-purged = Smazáno.

## Notices. They go where others may read them: no names, no secrets. ¶ begins a paragraph.

notice-title = Jste na tahu
notice-body = { $game }: jste na tahu.
notice-mail = { $body } ¶ { $here } ¶ Upozornění na vaše tahy chodí na vaše přání. Už je neposílat: { $stop }
notice-confirm_title = Je to vaše adresa?
notice-confirm_mail = Někdo požádal, abychom na tuto adresu posílali upozornění, když je v deskové hře na tahu. Pokud jste to vy, potvrďte to: ¶ { $link } ¶ Pokud ne, nemusíte dělat nic; už se vám neozveme.
notice-confirm_ask = Posílat upozornění na vaše tahy na adresu, na kterou tento odkaz přišel?
notice-confirmed = Adresa je potvrzená.
notice-stop_ask = Přestat posílat upozornění na adresu, na kterou tento odkaz přišel?
notice-stopped = Na tuto adresu už upozornění chodit nebudou.
notice-yes = Ano

## Pages

server-about = Deskové hry plné koček: proti botům, u jedné obrazovky nebo s přáteli. Bez účtu a bez instalace.
server-guest = Host
server-no_client = Klient pro prohlížeč není sestavený. V pracovní kopii spusťte: { $command }
server-api = API tohoto serveru
server-status-waiting = čeká na hráče
server-status-playing = hraje se
server-status-over = dohráno
server-status-abandoned = nedohráno

## How a table ended before its game

server-ended-time = někomu došel čas
server-ended-left = někdo odešel od stolu
server-ended-abandoned = hra skončila bez výsledku
event-table-ended_left = { $whose } už není u stolu
event-table-ended_time = čas vypršel: { $whose }
you-table-ended_left = už nejste u stolu
you-table-ended_time = váš čas vypršel

## Kdo odešel, vrátil se nebo nestihl čas

server-stand_in = { $name } (bot)
event-table-left = { $whose } už není u stolu. Dál hraje bot.
event-table-back = { $whose } je zpět u stolu.
event-table-time_up = { $pace ->
    [correspondence] Čas na tah vypršel ({ $whose }): tento tah zahraje bot.
   *[live] { $increment ->
        [0] Čas vypršel ({ $whose }): do konce hry hraje bot.
       *[other] Čas vypršel ({ $whose }): tento tah zahraje bot. Za každý tah se přidá { $increment } s.
    }
}
you-table-left = Už nejste u stolu. Dál hraje bot.
you-table-back = Jste zpět u stolu.
you-table-time_up = { $pace ->
    [correspondence] Váš čas na tah vypršel: tento tah zahraje bot.
   *[live] { $increment ->
        [0] Váš čas vypršel: do konce hry za vás hraje bot.
       *[other] Váš čas vypršel: tento tah za vás zahraje bot. Za každý tah se přidá { $increment } s.
    }
}
