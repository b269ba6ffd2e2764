# Playing on this device, without a server.

web-local-loading = Завантажуємо ігри, { $size } МБ. Вони лишаться в цьому браузері.
web-local-starting = Запускаємо…
web-local-full = У цьому браузері скінчилося місце. Грати можна й далі, але партії зникнуть, коли ви закриєте сторінку.
web-local-forbidden = Цей браузер не дозволяє нічого зберігати. Грати можна й далі, але партії зникнуть, коли ви закриєте сторінку.
web-local-rest-title = Гра онлайн
web-local-rest-about = Цей сайт не має сервера: усе відбувається на вашому пристрої. Для гри онлайн, запрошень і рейтингу потрібен сервер.
web-local-rest-open = Перейти на сервер
web-local-rest-host = Запустити його може кожен: встановіть Meowple і наберіть «meowple serve».
web-local-copies-title = Партії на цьому пристрої
web-local-copies-about = Вони зберігаються лише в цьому браузері. Копія — один файл з усіма партіями та вашими налаштуваннями; її відкриє будь-який браузер із Meowple.
web-local-copies-keep = Зберегти копію
web-local-copies-open = Відкрити файл
web-local-copies-which = Копія або запис закінченої партії (.txt)
web-local-copies-too_large = Файл завеликий для копії партій. Нічого не змінено.
web-local-copies-added = { $added ->
    [0] Нових партій немає: усі вже були тут.
    [one] Додано { $added } партію.
    [few] Додано { $added } партії.
    [many] Додано { $added } партій.
   *[other] Додано { $added } партії.
}
web-local-move-title = Запросити друга
web-local-move-about = Партія продовжиться за столом на сервері, і друг займе там місце. У рейтингу вона не враховується: на вашому пристрої можна було підглянути розклад.
web-local-move-seat = Друг грає за: { $name }
web-local-move-do = Перенести на сервер
