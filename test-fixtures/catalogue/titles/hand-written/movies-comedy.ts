/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_COMEDY = `
1951 | Comedy | The Colonel Takes the Minutes | A retired colonel is elected secretary of a knitting circle and declares a state of emergency.
1954 | Comedy, Crime | Six Vicars and a Van | Six burglars dress as clergymen and are asked to conduct a wedding, two christenings and a cricket match. | Bless this mess.
1957 | Comedy | Our Lodger Is a Duke | A landlady lets her attic to a gentleman with eleven suitcases and no idea how to open a tin.
1960 | Comedy, Romance | The Man from Lost Property | He can find anything for anyone, except a reason to go home.
1964 | Comedy | Please Feed the Committee | A zoo runs out of money and opens an enclosure for its trustees. | They bite.
1968 | Comedy | The Great Wimbourne Pie Crisis | Two bakeries, one recipe and a town that has stopped talking with its mouth full.
1970 | Comedy, Adventure | Round the World in a Borrowed Bus | A school trip to the next valley forgets to turn back. | Are we there yet?
1974 | Comedy | The Minister for Ducks | A clerical error creates a ministry, and the ministry creates a great many ducks.
1977 | Comedy, Crime | The Bank That Robbed Itself | The manager has an alibi, the cashier has a plan and the vault has had enough. | Nobody move. It’s ours.
1980 | Comedy | Nobody Told the Caterers | A coup is called off at the last minute, except for the buffet for nine hundred. | The revolution will be plated.
1983 | Comedy, Science Fiction | My Neighbour the Constellation | Orion takes the flat upstairs, and the ceiling is not up to it.
1986 | Comedy | The Reluctant Hypnotist | Everybody he looks at falls asleep. He is a driving instructor. | Do not look away. Please look away.
1989 | Comedy, Romance | A Moose in the Arrangement | A florist’s biggest order is ruined by the one guest who was not on the list.
1991 | Comedy | The Last Honest Estate Agent | He describes one house exactly as it is, and cannot stop. | Viewing essential. Living optional.
1995 | Comedy, Drama | Uncle Bertrand’s Second Funeral | The first went so badly that the family has decided to do it again, properly.
1998 | Comedy | Synchronised Strangers | A swimming club of six people who cannot agree on a stroke qualifies by default. | In deep. Together.
2001 | Comedy | The Apology Department | A shop assistant so good at saying sorry is promoted until she has to apologise for everything.
2003 | Comedy, Family | Goat at the Controls | The signal box at Little Hambling has a new employee, and the trains have never been so punctual. | Mind the goat.
2005 | Comedy | How to Lose a Mountain | A tourist board mislays its only attraction in fog and sells tickets to the fog.
2007 | Comedy, Crime | The Wrong Sort of Ransom | Kidnappers demand a fortune in small coins and are buried alive in their own success. | Exact change only.
2008 | Comedy | Neighbourhood Opera Watch | A crime wave is no match for a cul-de-sac of baritones.
2010 | Comedy, Romance | Nine Weddings and a Sandwich | A caterer attends every wedding of the man she turned down, and the food keeps getting better.
2012 | Comedy | The Committee to Save the Committee | Abolished for lack of purpose, seven councillors finally have one. | Motion carried. Out.
2013 | Comedy, Science Fiction | Time Traveller’s Annual Leave | Fourteen days, strictly no paradoxes, and he has to be back before he left.
2014 | Comedy | The Pretenders’ Convention | Four hundred people who claim to be the lost king of Ruthenia book the same hotel.
2016 | Comedy, Fantasy | A Dragon, Lightly Used | A second-hand dealer takes a dragon in part exchange and cannot get it off the forecourt. | One previous owner. Briefly.
2017 | Comedy | Last Orders at the First Inn | A pub claims to be the oldest in the land, and its oldest customer turns up to complain.
2018 | Comedy, Drama | The Substitute Family | An actress hires out her relatives for other people’s Sunday lunches.
2019 | Comedy | Intermission Impossible | A theatre manager has twenty minutes to write the second act. | Ice creams in the foyer.
2020 | Comedy, Crime | The Gentleman Caller Rang Twice | A polite burglar makes an appointment, and then another.
2021 | Comedy | The Ministry of Queues | Everybody is waiting, nobody knows for what, and the woman at the front is asleep. | After you.
2022 | Comedy, Family | Grandpa’s Getaway Tricycle | The fastest pensioner in Bruges is wanted in three parishes.
2023 | Comedy | Terms and Conditions Apply | A couple read the small print on their marriage and find that it is a lease. | Tick here.
2024 | Comedy, Romance | A Perfectly Good Scandal | Two rival gossip columnists run out of other people.
2025 | Comedy | The Accidental Choirmaster | A plumber comes to fix a radiator and leaves with a cup, a title and thirty-one altos. | He only came about the pipes.
now | Comedy | Everyone’s a Critic in Fennimore Falls | A town reviews itself on the internet and the stars go to its head. | One star. Would live here again.
now | Comedy, Crime | The Lesser Train Robbery | They took the wrong train, and now they have to run the timetable. | Calling at all stations.
now | Comedy, Romance | Man of the Mismatch | A football referee and a wedding planner keep sending each other off.
now | Comedy, Family | The Penguin Who Came in for a Quote | An insurance office in Bergen is asked to cover an iceberg.
now | Comedy, Science Fiction | Planet of the Apprentices | A colony ship arrives with four hundred trainees and nobody to ask.
soon | Comedy | Santa’s Tax Return | One night’s work, eight dependants and a very long list of gifts. | He’s checking it twice.
soon | Comedy, Family | The Turkey Has a Solicitor | A family of nine, a bird of two and the hearing is on the twenty-fourth. | Objection. Sustained. Roasted.
2027 | Comedy | Better Weather, Worse People | Two families book the same villa and refuse to speak of it for a fortnight.
2027 | Comedy, Crime | The Magnificent Four and a Half | A team of old safe-crackers is one short, and so is he.
2027 | Comedy, Drama | Dinner for Six Enemies | A host seats everyone who has ever wronged her at one round table. | No elbows.
2028 | Comedy, Adventure | The Unready Expedition | They have packed the piano, the ice sculptor and nothing else.
? | Comedy | Untitled Accordion Project | Two accordionists, one lift, four hours. | Out of order.
1972 | Comedy, Drama | The Sandwich Men of Salzburg | Two men wear boards that advertise each other.
2009 | Comedy, Mystery | Murder at the Murder Weekend | Forty guests in costume are certain that the body is in the programme. | It isn’t.
2015 | Comedy, War | The Ceasefire Cricket Club | Two armies stop for tea and cannot agree on who was batting.
`;
