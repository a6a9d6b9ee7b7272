/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_ROMANCE_MUSIC = `
1953 | Romance, Comedy | The Wrong Honeymoon Suite | Two newly-wed couples check in, and only three people check out happy. | Please disturb.
1956 | Romance, Drama | A Waltz in Borrowed Shoes | A cobbler’s apprentice repairs the same pair of dancing shoes every week, and finally asks who is in them.
1963 | Romance | The Umbrella Stand | Rain is forecast, two strangers reach for one umbrella, and the sky stays blue for a month.
1969 | Romance, Comedy | Marriage by Correspondence Course | Lesson one: the salutation. Lesson nine: whose mother is coming to stay. | Answers must reach us by Friday.
1975 | Romance, Drama | Vineyard on the Border | The house is in one country and the cellar in the other. The wedding is on the stairs. | Bring papers.
1982 | Romance | Last Dance at the Terminus Hotel | The demolition is on Monday. The bride and groom of 1931 have booked the ballroom for Sunday.
1987 | Romance, Comedy | Two Tickets to the Wrong Play | They hate the first act, the second act and each other, and are still arguing at breakfast. | Stay for the arguments.
1991 | Romance, Fantasy | The Man Who Was Nearly Yesterday | He lives one day behind everyone else, which makes it very hard to be on time.
1996 | Romance, Drama | Letters from the Crow’s Nest | A lookout and a lighthouse keeper exchange signals for three years before either learns to spell.
1999 | Romance, Comedy | The Divorce Band | A wedding band that only knows sad songs is booked for the party of the year.
2003 | Romance | Half a Lemon | Two market traders share a stall, a scale and one lemon too many. | Squeeze.
2006 | Romance, Drama | The Beekeeper’s Alphabet | He labels each hive with a letter. By August she can read the sentence.
2008 | Romance, Comedy | Plus One | A professional wedding guest is invited, at last, as himself. | Bring nobody.
2011 | Romance | Standing Room Only | They have stood beside each other at the opera for ten years. Tonight somebody offers her a seat. | Don’t sit down.
2014 | Romance, Drama | The Tide Tables of Mont Perrin | For four hours a day the island is not an island, and she can be proposed to on foot.
2018 | Romance, Comedy | Return to Vendor | Two people keep sending the same lamp back to the same shop, for different reasons.
2020 | Romance, Science Fiction | Love in the Leap Second | Once in a few years there is one second too many. They have been using it. | Make it last.
2022 | Romance, Drama | Peach Season | Two growers at war over a wall discover that the tree is on neither side.
2023 | Romance, Comedy | The Best Man’s Alibi | He was with the bride’s mother, buying fish. It is a long story and he has a microphone.
2025 | Romance | The Second-Best Restaurant in Lyon | A critic who is never wrong falls for a cook who is never first. | Save room.
now | Romance, Comedy | Mutual Acquaintances | Everyone they know has tried to introduce them. They have been married for years. | Have you two met?
now | Romance, Drama | The Salt Road Home | A wool buyer and a salt carrier take the same mountain pass in opposite directions, slower every year.
soon | Romance, Comedy | A Table by the Kitchen | The worst table in the house is booked by the same two people for the same hour. | Mind the door.
soon | Romance | Snowed In at Departures | Two strangers with one blanket are stranded at an airport with no snow.
2027 | Romance, Drama | The Glovemaker’s Left Hand | She only makes right gloves. He has been looking for the other one.
2028 | Romance, Fantasy | Tomorrow’s Postman | He delivers letters a day before they are written, and one is for him. | Reply early.
1954 | Music, Drama | The Tin Pan Sonata | A pots-and-pans salesman with perfect pitch is discovered by the wrong orchestra.
1958 | Music, Comedy | Trombone Wanted | A village band of eleven trumpets advertises for anything else. | No trumpets.
1965 | Music, Romance | Three Chords and a Lighthouse | A skiffle group books the only venue its neighbours cannot complain about.
1977 | Music, Drama | The Organist of Saint Agnes | She plays for an empty church, until somebody in the last pew coughs in tune.
1985 | Music, Comedy | The Quiet Riot Choir | A choir of librarians enters the loudest competition in the north. | Sing softly and carry a big stick.
1993 | Music, Drama | A Drum Called Monday | A drum travels down a river through seven bands, and improves five of them.
2005 | Music, Documentary | Forty-Six Accordions | The only accordion factory on the island closes in June. Its choir of testers does not.
2009 | Music, Drama | Encore for a Broken String | A cellist refuses to finish a concerto until the hall is rebuilt around the mistake.
2015 | Music, Comedy | Karaoke at the Edge of Town | A bar with one song in its machine becomes the place to be. | You know the words.
2019 | Music, Drama | The Page Turner | She has sat beside genius for thirty years, and tonight she turns two pages. | Wait for the nod.
2024 | Music, Romance | Night Train Philharmonic | Every compartment holds one section of the orchestra. The conductor has the tickets.
now | Music, Drama | Songs for the Wrong Funeral | A jazz quintet takes the wrong turning and plays the best night of its life, to mourners. | Play it again. Slower.
2027 | Music, Comedy | The Understudy Orchestra | Sixty musicians who have only ever been reserves are called on the same night. | At last.
`;
