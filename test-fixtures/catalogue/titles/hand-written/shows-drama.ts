/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const SHOWS_DRAMA = `
1967 | Drama, Family | The Harrowgate Arms | Four generations keep a coaching inn to which the new road no longer comes.
1978 | Drama, Mystery | The Signal Box | A retired signalman solves the crimes that pass his window, without leaving his chair.
1989 | Drama | Mill Street | Nine families, one chimney and forty years of Mondays.
1998 | Drama, Crime | The Bailiff’s Wife | He takes things away. She finds out whose they were.
2006 | Drama | General Ward | A provincial hospital is run, in practice, by its porters. | Visiting hours are over.
2010 | Drama, Comedy | The Vineyard Cousins | Eleven heirs must agree on a vintage before any of them may sell.
2013 | Drama, War & Politics | The Permanent Secretary | Governments come and go. Mrs Ashdown stays. | Yes. Eventually.
2015 | Drama, Mystery | Low Water | Each spring tide uncovers another street of a drowned town, and another reason that it drowned.
2017 | Drama | The Night School | Six adults who never finished are taught by a man who never started.
2018 | Drama, Crime | The Auction House | Everything has a price, a past and a second bidder.
2019 | Drama, Comedy | The Understudies | Five actors wait in one dressing room for somebody to fall ill. | Get well soon.
2020 | Drama, Sci-Fi & Fantasy | The Long Quiet | A hundred years after the last broadcast, one station starts again. | Is anybody listening?
2021 | Drama, Mystery | The Tidekeepers | The harbour master’s log is written a day ahead.
2022 | Drama, War & Politics | Border Weather | Two customs officers share a hut on a line that moves every season.
2023 | Drama | Small Hours | A city between two and five in the morning, one person at a time.
2024 | Drama, Crime | The Quarry | A stone town cuts its way down to something it once agreed to bury.
2025 | Drama, Comedy | The Second Wives Club of Trieste | Four women discover that they have one husband, and what he is worth. | Till debt us do part.
2026 | Drama, Mystery | The Cartographer’s House | Each floor is drawn to a different scale.
1984 | Crime, Drama | Harbour Nine | The river police of a city that is mostly river.
1996 | Crime, Mystery | Inspector Aubergine | She is named after her father’s favourite dish and has heard every joke. | Stuffed.
2008 | Crime, Drama | The Handwriting Unit | Three experts can tell who wrote it. None can tell each other the truth.
2012 | Crime, Comedy | Parish Council Confidential | The minutes of the meeting are evidence.
2016 | Crime, Drama | Saltmarsh | A detective who cannot swim is posted to the wettest county in the land.
2018 | Crime, Mystery | Thirteen for Dinner | A catering firm finds that it has served at every unsolved murder in the city. | Any allergies?
2020 | Crime, Drama | The Evidence Keeper | Down in the basement somebody remembers every case, and where it is shelved.
2022 | Crime, Comedy | Neighbourhood Botch | The street’s crime watch is responsible for most of it.
2023 | Crime, Drama | Cold Coffee | A café opposite a courthouse hears both sides.
2025 | Crime, Mystery | The Widow Detective Agency | Their husbands left them nothing but case files. | Business is mourning.
2026 | Crime, Drama | Undertow | A harbour pilot recognises the body, and the boat, and the knot.
1993 | Mystery, Drama | The Almanac Murders | Each is foretold in an old farmer’s almanac, between the tides and the turnips.
2009 | Mystery, Sci-Fi & Fantasy | The Fourth Floor | The lift stops there for one person in a hundred.
2014 | Mystery, Comedy | Sister Philomena’s Day Off | On six days she prays. On the seventh she follows people. | Thou shalt not get away with it.
2021 | Mystery, Drama | The Sleepwalkers of Bern | A whole street walks at night, to the same door.
2024 | Mystery, Crime | The Reading Room | Someone is returning library books to people who have been dead for years.
1988 | War & Politics, Drama | The Embassy Cellar | Six diplomats, one door and eleven weeks of tinned peaches.
2011 | War & Politics, Drama | The Whip | She counts the votes, and she never counts aloud.
2019 | War & Politics, Comedy | The Smallest Army in Europe | Fourteen soldiers, one tank and a parade every Thursday. | At ease. All of you.
2024 | War & Politics, Drama | A Chair at the Table | The delegate of a country that no longer exists refuses to go home.
1972 | Western, Drama | Copperhead Stage | A stagecoach line run by three widows carries the mail and settles scores.
2015 | Western, Action & Adventure | Bounty Clerk | He fills in the forms, and somebody has to check that they are true.
2023 | Western, Drama | The Water Judge | In a valley with one river she decides who drinks.
`;
