/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const SHOWS_LIGHT = `
1969 | Comedy | Mind the Stairs | A landlord with six tenants and five rooms.
1981 | Comedy, Family | Thirty-One Buckets | A family of nine lives in a lighthouse with a leak. | Count them.
1994 | Comedy | The Suggestion Box | An office where nobody works and everybody has an idea.
2003 | Comedy, Drama | Lost Luggage | The night shift of an airport that has mislaid its airline.
2007 | Comedy | The Deputies | Four deputy mayors wait for the mayor to die. She is in excellent health.
2011 | Comedy, Sci-Fi & Fantasy | Customer Care for the Recently Deceased | Your haunting is important to us. Please hold.
2014 | Comedy | The Worst Ferry in Norway | It sails on time, in the wrong direction. | All aboard, apparently.
2016 | Comedy, Drama | Two Weddings a Weekend | A registrar with a broken engagement marries half the county.
2018 | Comedy | The Jury Is Out to Lunch | Twelve people who cannot agree on a sandwich. | Hung. Drawn. Quartered. On rye.
2019 | Comedy, Family | The Unqualified Nanny | She answered the wrong advertisement, and the children have blackmailed her to stay.
2020 | Comedy | Minutes of the Last Meeting | A residents’ association has survived a flood, a fire and item four.
2021 | Comedy, Crime | The Amateur Fence | A village hall jumble sale becomes the clearing house of Europe. | Everything fifty pence.
2022 | Comedy | Regional Manager | He is in charge of a region that has been abolished.
2023 | Comedy, Drama | The Choir Bus | Thirty altos, one driver and no toilet.
2024 | Comedy | Planning Permission | Two architects who cannot stand each other share a wall. | It’s load-bearing.
2025 | Comedy, Mystery | Death of a Caterer | The village’s best cook is dead, and lunch is in an hour.
2026 | Comedy | Acting Mayor | An actor hired to open a fête is sworn in by accident. | He has never broken character.
1975 | Sci-Fi & Fantasy, Drama | The Clock Tower Irregulars | Three street children run errands for a man who lives on next Thursday.
1987 | Sci-Fi & Fantasy, Action & Adventure | Star Ferry | The late sailing to Andromeda, calling at everywhere.
2004 | Sci-Fi & Fantasy, Comedy | The Intern from Tomorrow | She knows how every meeting ends.
2012 | Sci-Fi & Fantasy, Drama | The Winter Engine | A city burns its own history to stay warm, one year at a time.
2017 | Sci-Fi & Fantasy, Mystery | Residents of the Dome | Nobody remembers it being built, and somebody is cleaning the outside. | Wave back.
2021 | Sci-Fi & Fantasy, Drama | Harmonic | A piano tuner can hear which rooms have been moved.
2023 | Sci-Fi & Fantasy, Action & Adventure | The Cinder Guild | Chimney sweeps keep the peace between the city and what lives above it.
2026 | Sci-Fi & Fantasy, Drama | Twelve Suns of Sable | A lighthouse keeper in deep space has one ship a year, and it is late. | Leave a light on.
1979 | Action & Adventure, Drama | The Bush Doctor’s Plane | Two brothers, one aeroplane and a surgery the size of Belgium.
2002 | Action & Adventure, Crime | The Vault Sisters | Twins, trained on opposite sides of the same door.
2016 | Action & Adventure, Comedy | The Reluctant Bodyguard | He faints at raised voices, and the diva has a lot to say.
2020 | Action & Adventure, Mystery | The Atlas Heist | Each map is in a different museum. So is each thief. | Connect the dots.
2025 | Action & Adventure, Drama | Mountain Rescue Six | A team of volunteers, five of whom have been rescued by the sixth.
1991 | Kids, Family | Professor Pumpernickel’s Shed | It is bigger on Thursdays.
2005 | Kids, Comedy | The Hamster Detectives | Small clues, big cheeks.
2013 | Kids, Animation | Bolt and Nutmeg | A spanner and a squirrel repair the forest. | Righty-tighty.
2017 | Kids, Sci-Fi & Fantasy | Moon School | The bus is at eight, and bring a packed lunch and a helmet.
2021 | Kids, Family | Granny Submarine | She surfaces for tea.
2024 | Kids, Animation | The Snail Post | Delivered with care, eventually. | It’s on its way.
1999 | Animation, Comedy | The Pigeons of Number Ten | They know everything and they want crumbs.
2010 | Animation, Sci-Fi & Fantasy | Lantern City Patrol | Fireflies keep order in a city that never quite gets dark.
2018 | Animation, Drama | The Lamplighter’s Cat | Nine lives, nine centuries, one street. | Eight down.
2022 | Animation, Family | Tiny Railway Company | Mice run the trains under the floor, and on time.
1986 | Documentary, Family | Clay, Wool, Iron | Village craftsmen show how it was done, while they still can.
2015 | Documentary | The Understory | Twelve forests, filmed from the height of a beetle. | Look up.
2020 | Documentary, War & Politics | The Interpreters | History, by the people who had to say it twice.
2023 | Documentary | Last Train to Everywhere | The final year of eight small railways, and the people who wave.
2025 | Documentary, Crime | The Cold Shelf | Librarians reopen the cases that the police have filed.
1973 | Soap, Drama | Canal Row | Six houses, one towpath and nobody who can keep a secret past the lock.
1985 | Soap, Drama | The Perfumery | A dynasty that can smell money, and each other.
1992 | Soap, Drama | Harbour Lights Hotel | Every guest checks in under the wrong name. | Stay a while.
2001 | Soap, Family | Number Forty | One stairwell, eleven flats and a chip pan.
2014 | Soap, Drama | Dynasty of Bread | Three bakeries, two marriages and one starter.
2022 | Soap, Comedy | The Allotments | Love, betrayal and prize-winning leeks. | It’s all in the soil.
1996 | Talk | Late with Lorna Pike | Lorna Pike interviews whoever could find the studio.
2012 | Talk, Comedy | The Other Sofa | A chat show for the people who came with the guests.
2019 | Talk | Two Chairs and a Kettle | One conversation a week, until the tea is cold. | Milk?
2024 | Talk, Documentary | Ask a Ferryman | People who cross the same water every day explain everything else.
1983 | News | The Week in Weather | Seven days of sky, with analysis.
2008 | News, Documentary | Dateline: Elsewhere | Correspondents report from places where nothing has happened yet. | Be first.
2017 | News, Talk | The Correction | A nightly bulletin of everything that the other bulletins got wrong.
2025 | News, Comedy | The Slow Bulletin | Last year’s headlines, read calmly. | It all worked out.
`;
