/// Various notations of durations, in addition to those in `CapturedDurationTests`.
enum CapturedLengths {
  static let german = CaptureTable(
    """
    Lesen 20min | 20
    Lesen 20 Min. | 20
    Lesen 20 minuten | 20
    Lesen zwanzig Minuten | 20
    Lesen fünfundvierzig Minuten lang | 45
    Lesen 1h | 60
    Lesen 1 h | 60
    Lesen 1 Std | 60
    Lesen 1 Std. | 60
    Lesen 2 Std. 30 Min. | 150
    Lesen 2h 30min | 150
    Lesen 2h30 | 150
    Lesen 2 h 30 | 150
    Lesen 2:30 h | 150
    Lesen 8:30h | 510
    Lesen 1:15 Std | 75
    Lesen ½ Stunde | 30
    Lesen 1½ Stunden | 90
    Lesen 2 1/2 Stunden | 150
    Lesen 1/2 h | 30
    Lesen 0,5 h | 30
    Lesen 0.5h | 30
    Lesen 1.25 Stunden | 75
    Lesen 1,75h | 105
    Lesen eineinhalb Stunden | 90
    Lesen zweieinhalb Std. | 150
    Lesen dreieinhalb Stunden | 210
    Lesen halbe Stunde | 30
    Lesen ne halbe Stunde | 30
    Lesen ca. 30 Minuten | 30
    Lesen etwa eine Stunde | 60
    Lesen ungefähr 2 Stunden | 120
    Lesen rund 90 Minuten | 90
    Lesen maximal 40 Minuten | 40
    Lesen mindestens 20 Minuten | 20
    Lesen für 3 Stunden | 180
    Lesen für eine Stunde und 15 Minuten | 75
    Lesen eine Stunde und zwanzig Minuten | 80
    Lesen drei viertel Stunden | 45
    Lesen eine Dreiviertelstunde | 45
    Lesen viertelstunde | 15
    Lesen fünf viertel Stunden | 75
    Lesen ~45m | 45
    Lesen ~2h | 120
    Lesen ~1h15 | 75
    Lesen #15min | 15
    Lesen #2h | 120
    Lesen #90m | 90
    Lesen (30 min) | 30
    Lesen [45 min] | 45
    Lesen, 25 min | 25
    Lesen - 25 min | 25
    Lesen: 25 min | 25
    Dauer 50 Minuten lesen | 50
    15 Minuten aufräumen | 15
    1 Stunde Klavier üben | 60
    eine halbe Stunde spazieren gehen | 30
    Spaziergang, 1,5 Stunden | 90
    Lesen 10 Minütchen | 10
    Lesen ein Stündchen | 60
    Lesen 120 MIN | 120
    Lesen 6 STUNDEN | 360
    Lesen zwei Stunden lang | 120
    Lesen 2 Stunden und 15 Minuten | 135
    Lesen dauert 40 Minuten | 40
    """)

  static let english = CaptureTable(
    """
    Read 20min | 20
    Read 20 mins. | 20
    Read 20 minutes | 20
    Read twenty minutes | 20
    Read forty-five minutes | 45
    Read forty five minutes | 45
    Read 1h | 60
    Read 1 h | 60
    Read 1 hr | 60
    Read 1hr | 60
    Read 2 hrs 30 mins | 150
    Read 2h 30min | 150
    Read 2h30m | 150
    Read 2h30 | 150
    Read 2:30 h | 150
    Read 2:30 hours | 150
    Read ½ hour | 30
    Read 1½ hours | 90
    Read 2 1/2 hours | 150
    Read 1/2 hour | 30
    Read 0.5 h | 30
    Read 0.5h | 30
    Read 1.25 hours | 75
    Read 1.75h | 105
    Read one and a half hours | 90
    Read an hour and a half | 90
    Read one hour and a half | 90
    Read three and a half hours | 210
    Read half hour | 30
    Read a half hour | 30
    Read half an hour | 30
    Read about 30 minutes | 30
    Read approx. 30 minutes | 30
    Read around an hour | 60
    Read roughly 2 hours | 120
    Read up to 40 minutes | 40
    Read at least 20 minutes | 20
    Read for 3 hours | 180
    Read for an hour and 15 minutes | 75
    Read one hour and twenty minutes | 80
    Read for three quarters of an hour | 45
    Read quarter hour | 15
    Read a quarter of an hour | 15
    Read a quarter hour | 15
    Read for a couple of hours | 120
    Read ~45m | 45
    Read ~2h | 120
    Read ~1h15 | 75
    Read #15min | 15
    Read #2h | 120
    Read #90m | 90
    Read (30 min) | 30
    Read [45 min] | 45
    Read, 25 min | 25
    Read - 25 min | 25
    Read: 25 min | 25
    Spend 50 minutes reading | 50
    15 minutes of cleaning | 15
    1 hour piano practice | 60
    half an hour walk | 30
    Walk, 1.5 hours | 90
    Read 120 MIN | 120
    Read 6 HOURS | 360
    Read for two hours straight | 120
    Read 2 hours and 15 minutes | 135
    Read 2 hours, 15 minutes | 135
    Read takes 40 minutes | 40
    Read for 1 hr 10 | 70
    """)
}
