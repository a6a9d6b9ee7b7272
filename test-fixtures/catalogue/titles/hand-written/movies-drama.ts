/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_DRAMA = `
1952 | Drama | The Bellfounder’s Debt | A bellfounder casts one last bell for the village that bankrupted him, and tunes it to a note only dogs can bear. | Hear him out.
1955 | Drama, Romance | Two Rooms on Gasworks Street | Two families share a kitchen, a front door and one pair of good shoes.
1959 | Drama | The Swimming Teacher of Lake Orsa | A woman who has never learned to swim gives lessons for an entire summer without getting wet. | Keep talking. Keep dry.
1962 | Drama, History | Bread for the Opera | During a siege, a baker and a soprano trade what they have until neither can remember who was hungry.
1964 | Drama | The Year of the Wrong Map | A surveyor’s small mistake gives a field to the wrong brother, and twenty years to both of them. | A line is a promise.
1967 | Drama, Romance | Slow Train, Fast River | Every Thursday a ferryman races the 4:15 along the bank, and every Thursday one passenger waves.
1971 | Drama | Nobody’s Umbrella | An umbrella left on a tram passes through nine hands in one wet November. | It always belongs to somebody.
1973 | Drama, Crime | The Apprentice Forger | A gifted boy copies everything his teacher paints, except the one picture worth stealing.
1976 | Drama | Harvest of Clocks | An old farmer buries a clock for each child who leaves, and digs one up when they telephone.
1979 | Drama, War | Letters to a Closed Post Office | A postmistress goes on answering the letters of a village that has been evacuated. | Return to nobody.
1981 | Drama | The Weight of Feathers | Three generations stuff pillows in one attic, and nobody has ever slept well.
1984 | Drama, Comedy | The Deputy Lighthouse Keeper | After thirty years as second in command, a man finds out that there was never a first. | Somebody has to be in charge.
1986 | Drama | Winter Rates at the Grand Hotel Ostrava | A chambermaid keeps two guests from meeting for an entire winter, for reasons that are none of her business.
1988 | Drama, Music | The Second Violin | For forty seasons he has played what nobody notices. Tonight he plays something else.
1990 | Drama | A Field Guide to My Father | A birdwatcher’s daughter inherits his notebooks and discovers that most of the birds are people. | Approach quietly.
1992 | Drama, Romance | Seventeen Ways to Fold a Letter | A clerk in the dead-letter office falls in love with a handwriting. | Open carefully.
1994 | Drama | The Understated Life of Oskar Brandt | A man whose obituary is printed by mistake spends a week living up to it.
1995 | Drama, Mystery | The Tenant of the Water Tower | Nobody rented it, nobody lives there, and the washing is out.
1997 | Drama | Salt Harvest | Two sisters rake the same salt pan from opposite ends and meet in the middle once a season, to quarrel.
1998 | Drama, Family | The Boy Who Sold Tuesday | A ten-year-old auctions his free afternoon and learns what everyone in the street would do with it. | Going, going.
2000 | Drama | Inventory of a Small War | Two neighbours have not spoken since 1971. Their lawyers have to.
2001 | Drama, Music | The Piano Movers | Three brothers carry a grand piano up eleven floors, and set it down on each to rest and to argue. | Lift with the heart.
2002 | Drama | Everything but the Sea | A retired captain moves as far inland as the trains go and is asked about nothing else.
2004 | Drama, Romance | The Cartographer’s Evenings | She draws the coast by day. By night he rows out and checks.
2005 | Drama | Ten Past Ten | The clocks in a shop window all show the same time, and a widow finally asks why. | Stop and look.
2006 | Drama, Crime | The Honest Pickpocket | He returns every wallet with something added. The police would like to know why he is short. | Check your pockets. Twice.
2007 | Drama | The Patience of Tilers | A father and son lay eleven thousand tiles in a swimming pool that will never be filled.
2008 | Drama, History | The Paper Regiment | A printing works forges four hundred soldiers on paper, and then has to feed them.
2010 | Drama | Left Luggage, Right Platform | The attendant of a station’s lost property starts giving things to people who need them more.
2011 | Drama, Comedy | A Eulogy for the Living | A speechwriter is hired to attend a birthday as if it were a funeral. The guest of honour takes notes.
2012 | Drama | Glasshouse Weather | The gardeners of a botanical institute keep the tropics going through a winter without heating. | Bring your own sun.
2013 | Drama, Romance | The Interpreter of Small Talk | At a summit where nothing is agreed, two interpreters have the only real conversation.
2014 | Drama | The Emptying of Lake Mirren | When the reservoir is drained, a village meets the one underneath it. | Look down.
2015 | Drama, Thriller | Quiet Carriage | Eight strangers keep an unspoken promise from Leeds to Lisbon. One of them coughs.
2016 | Drama | Mornings at the Bureau of Maps | The last employee of a mapping office redraws the city as she would have liked it.
2017 | Drama, Family | The Grandmother Clause | Three cousins may keep the house, provided that none of them ever repairs the stairs. | Mind the third step.
2018 | Drama | Seasonal Work | A Father Christmas, an Easter rabbit and a scarecrow share a flat and one winter coat. | Somebody has to be it.
2019 | Drama, Romance | The Night Bus Reads Chekhov | A driver broadcasts stories over the tannoy, one stop at a time, and nobody will get off. | Next stop: chapter four.
2020 | Drama | The Echo Surveyor | She measures halls for a living and can hear exactly how empty her own home is.
2021 | Drama, History | The Cloth Merchant’s Silence | In a city that taxes speech, a merchant becomes rich by saying nothing well.
2022 | Drama | Forty Chairs | A carpenter makes forty chairs for a wedding, and one too few for the rest of his life.
2023 | Drama, Comedy | The Amateur Widow | She has practised grieving for years. Then he gets better. | Sorry for your luck.
2024 | Drama | Aubade for a Car Park | On the top floor of a multi-storey car park, six people who cannot sleep meet to watch the sun come up. | Take a ticket.
2025 | Drama, Mystery | The Woman Who Kept the Receipts | An archivist files her marriage under fiction, and is asked for proof.
now | Drama | The Long Way to Lunch | Two brothers who run the same village shop from two doors are forced to share a delivery. | Table for one and one.
now | Drama, Romance | A Ferry Named Patience | The captain will not sail until she returns. The passengers begin to hope that she never does. | Departures may vary.
now | Drama, History | The Glassblower’s Winter | A furnace is kept alight for ninety days by a family that has stopped speaking to each other.
now | Drama | Good Evening, Mrs Halloran | A telephone salesman rings one number by mistake every night for a year. | Please do not hang up.
soon | Drama | The Tuning of Bells | A deaf bell ringer is asked to judge which of two parishes is out of tune. | Feel it coming.
soon | Drama, Family | A Short Walk with Heavy Bags | A grandfather and the girl who robbed him miss the last bus home, together.
2027 | Drama | The Weathervane Family | Every member of the house points a different way, until the wind drops.
2027 | Drama, Romance | Eleven Sundays | They are allowed to meet on Sundays only, and one of them is counting wrong. | Save the date.
2027 | Drama, Mystery | What the Cellist Saw | From her chair in the pit she has watched the same man applaud the wrong moment for six years.
2028 | Drama | The Museum of Ordinary Rain | A curator collects the weather of days on which nothing happened.
? | Drama, History | An Empire of Spare Parts | Two mechanics keep a fallen country’s last motor car on the road, and on parade.
`;
