# The guide of a first game of If It Fits. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-fits-course = První hra: skládejte krabice a obsazujte je svými kočkami.

web-learn-fits-start =
    Vyberte startovní kartu a položte ji tam, kde to svítí.
    Je jedno, kterou.
web-learn-fits-turn =
    Doberte kartu.
    Místo toho můžete uložit kočku ke spánku, ale začněte kartou.
web-learn-fits-card =
    Vyberte kartu, kterou zahrajete.
    Karty se stejnou hračkou patří k sobě.
web-learn-fits-lay =
    Položte kartu tam, kde to svítí. Předtím ji můžete otočit.
    Kde se setkají otevřené strany, tvoří karty jednu krabici.
web-learn-fits-cat =
    Můžete položit kočku přes dvě karty spojené dlouhými stranami: tu, kterou jste právě položili, a sousední.
    Krabice je pak vaše a soupeř do ní nesmí položit bdělou kočku.
web-learn-fits-goal =
    Na konci přinese krabice body tomu, kdo v ní má nejvíc koček.
    Vyhrává, kdo má nejvíc bodů.
web-learn-fits-toys =
    Hodnotu dávají krabici hračky: 1 bod za každou hračku nejčastějšího druhu.
    Sbírejte proto v každé krabici jeden druh. Rozprašovač 1 bod ubírá.
web-learn-fits-sides =
    Chlopeň je otevřená strana, silný okraj je stěna. Krabice bez otevřené strany je uzavřená.
    V uzavřené krabici se všechno počítá dvakrát.
web-learn-fits-cats =
    Tady vidíte, kolik vám zbývá koček a kolik máte bodů.
    Každá z vašich pěti koček může obsadit krabici.
web-learn-fits-black_cat =
    Máte černou Princeznu. Vystřídá kteroukoli kočku a ta se vrátí svému majiteli.
    Nechte si ji, dokud soupeř nebude mít cennou krabici.
web-learn-fits-sleeper =
    Spící kočka se pokládá jako karta a patří ke krabici, ke které se připojí.
    Body přinese, jen když do té krabice později položíte bdělou kočku.
web-learn-fits-princess =
    Koho vystřídá?
    Nejlépe jedinou soupeřovu kočku v cenné krabici.
web-learn-fits-toy =
    Zvláštní kartu hraček položte hned, přes dvě karty kterékoli krabice.
    Přidá po jedné hračce každého druhu. Nejvíc se hodí do vaší krabice, kde je nejvíc hraček jednoho druhu.
web-learn-fits-yours =
    Tohle je vaše krabice: její obrys má vaši barvu a číslo říká, kolik bodů by přinesla.
    Ukažte na krabici nebo na ni klepněte a uvidíte proč.
web-learn-fits-theirs =
    Tohle je krabice soupeře: přidat do ní smíte jen spící kočku.
    Karta ji ale může spojit s vaší. Pak rozhoduje, kdo v ní má víc koček; při shodě bodují oba.
web-learn-fits-closed =
    Krabice je uzavřená: její hračky i rozprašovače se teď počítají dvakrát.
    Své dobré krabice uzavírejte, soupeřovy nechte otevřené.
web-learn-fits-spray =
    Ve vaší krabici je rozprašovač. Ubírá 1 bod, v uzavřené krabici 2.
    Vyváží to další hračky nejčastějšího druhu.
web-learn-fits-few_cats =
    Někomu docházejí kočky. Jakmile položí poslední, začne závěrečná fáze.
    Pak už nikdo nedobírá a všichni dohrají karty z ruky.
web-learn-fits-all =
    Teď znáte celou hru. Zbytek je na vás.
    Ozvu se, až přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-fits-final =
    Poslední karty: nikdo už nedobírá.
    Uzavřete krabici, nebo obsaďte ještě jednu.
web-learn-fits-over =
    Krabice obtažené vaší barvou vám přinesly body.
    Počítají se hračky nejčastějšího druhu minus rozprašovače, v uzavřené krabici dvojnásobně, plus 1 bod za každou vaši další kočku.
