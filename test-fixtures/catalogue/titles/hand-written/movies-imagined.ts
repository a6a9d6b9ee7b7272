/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_IMAGINED = `
1955 | Horror, Drama | The Bride of Blackmoor Fen | She was buried in her wedding dress, and the guests are still arriving. | R.S.V.P. or else.
1961 | Horror, Mystery | The Portrait Has Been Eating | The frame is heavier every morning, and the cat has not been seen. | Hang it high.
1971 | Horror, Thriller | Seven Steps to the Cellar | There used to be six.
1979 | Horror, Comedy | Dracula’s Dentist | The appointment is after dark, the patient is nervous and so is the dentist. | Open wide.
1984 | Horror, Drama | The Wet Nurse of Corvin Hall | A newborn who never cries frightens everyone who is paid to listen.
1989 | Horror, Science Fiction | The Slow Fog | It moves at one mile a day, and everyone agreed to leave tomorrow.
1995 | Horror, Mystery | The Children’s Table | Nobody at the wedding knows whose they are. | Be nice to them.
2001 | Horror, Thriller | Night Ward | The lights go out in one room at a time, in the order of the register.
2009 | Horror, Comedy | The Haunting of Unit 14B | A storage company evicts a ghost for non-payment and it hires a lawyer.
2013 | Horror, Drama | The Harvest Mask | Each autumn the village draws lots to see who must not be recognised. | Don’t wave.
2017 | Horror, Thriller | Something in the Choir | There are nineteen children on the stage and twenty voices on the tape.
2020 | Horror, Mystery | The Taxidermist’s Wedding | The groom is late. The guests have not blinked.
2022 | Horror, Drama | Moth Winter | A family of mill hands finds that the wool remembers the sheep.
2024 | Horror, Thriller | Under the Parquet | The floorboards are numbered, and somebody has been keeping count from below. | Walk softly.
now | Horror, Mystery | The Tooth Collector | She pays well, and she does not wait for them to fall out. | Sleep tight. Mouth shut.
now | Horror, Comedy | Vampire Flat Share | Rent is due, the blinds are broken and it is June in Tromsø.
2027 | Horror, Drama | The Well at Winterbourne | It has been dry for a century, and it has begun to answer. | Throw nothing in.
2027 | Horror, Thriller | Guest Room | They have never had guests. The towels are damp.
? | Horror | The Long Corridor | Two brothers who inherit an asylum measure it twice.
1954 | Science Fiction, Adventure | Rocket to Tuesday | A professor aims for the moon and lands in the middle of next week. | Be there yesterday.
1959 | Science Fiction, Drama | The Man Who Came Down | A parachutist lands in a town that took off without him.
1966 | Science Fiction, Thriller | The Second Moon | It is smaller than the first, it is nearer and there is a light on.
1973 | Science Fiction, Drama | The Gardeners of Io | Nine botanists have been told that help is coming, by a computer that loves them.
1978 | Science Fiction, Comedy | Robots Need a Union | The machines have one demand: lunch. | They don’t even eat.
1986 | Science Fiction, Adventure | Beyond the Copper Sun | A salvage crew finds a ship that is still looking for it.
1992 | Science Fiction, Mystery | The Archivist of Ganymede | She has a recording of every conversation on the colony, and one that has not been had.
1998 | Science Fiction, Thriller | Reentry | Three astronauts come home to find that three astronauts already have. | Who goes first?
2004 | Science Fiction, Romance | Six Light Minutes | They can talk, but only with a pause, and he is beginning to like the pauses.
2010 | Science Fiction, Drama | The Memory Laundry | Bring it in on Monday, collect it on Thursday, and somebody has starched it.
2014 | Science Fiction, Adventure | The Cartographers of Titan | Four people are paid to name everything on a moon that has already been named.
2017 | Science Fiction, Horror | Quarantine Orchard | The fruit is perfect, the crew is healthy and nobody wants to go home. | Have another.
2019 | Science Fiction, Drama | What the Satellite Saw | An obsolete satellite goes on photographing one house.
2021 | Science Fiction, Comedy | The Last Help Desk | Civilisation has ended, and someone still cannot print. | Have you tried?
2023 | Science Fiction, Drama | The Tortoise Ark | A generation ship is overtaken by everyone who set out after it.
2024 | Science Fiction, Thriller | Zero Visibility | A pilot lands by instruments on a planet that has none.
now | Science Fiction, Drama | Weather on a Moon with No Air | A forecaster posted to the quietest place in the system hears rain. | Bring a coat.
now | Science Fiction, Adventure | The Comet Ferrymen | Two pilots carry passengers around the sun and back, once in a lifetime, each way. | Single or return?
soon | Science Fiction, Family | My Robot Is Homesick | An appliance from a closed factory persuades a girl to take it home.
2027 | Science Fiction, Thriller | The Sleepers of Deck Nine | They should wake in a hundred years, and somebody has set an alarm. | Five more minutes.
2027 | Science Fiction, Drama | An Evening on Enceladus | A diver under the ice hears a knock from the other side.
2028 | Science Fiction, Adventure | The Iron Meridian | A railway around the equator of Mars is one mile short.
? | Science Fiction, Mystery | The Untimely Dr Hask | She has published next year’s results, and the laboratory is on fire.
1958 | Fantasy, Romance | The Mermaid’s Bookkeeper | He balances her treasure once a year and has never asked where she keeps it.
1968 | Fantasy, Adventure | The Sultan of Lost Gloves | A kingdom at the back of a drawer is ruled by whoever has a pair.
1982 | Fantasy, Adventure | The Sword in the Umbrella Stand | The rightful king of Albion turns up for a job interview in the rain. | Who left this here?
1987 | Fantasy, Family | The Clockmaker’s Owl | It only hoots on the hour, and lately there have been twenty-five.
1994 | Fantasy, Comedy | A Wizard on Probation | Three wishes, two warnings and a very patient officer.
2000 | Fantasy, Drama | The River That Asked Questions | It has stopped at the bridge and will not go under until somebody answers.
2005 | Fantasy, Adventure | The Thief of Small Hours | Somebody has been taking the time between three and four, and a night watchman wants it back.
2011 | Fantasy, Family | The Giant’s Lost Tooth | A dentist is fetched up a mountain with a ladder and a bucket.
2015 | Fantasy, Romance | The Winter Tailor | He sews a coat for each snowfall, and one year it does not melt.
2018 | Fantasy, Drama | Seven League Slippers | A postwoman inherits footwear that will not go slowly. | Mind the alps.
2021 | Fantasy, Adventure | The Lantern Pilgrims | They carry a light through nine kingdoms that have each outlawed it. | Keep it under your coat.
2023 | Fantasy, Comedy | The Dragon’s Literary Agent | He has hoarded manuscripts for a thousand years and would like some feedback.
now | Fantasy, Adventure | The Salt Witch of Carrow | She can preserve anything: herring, summers, husbands.
soon | Fantasy, Family | The Snow Clerk | Every flake must be stamped before it falls, and it is Christmas Eve. | No two forms alike.
2027 | Fantasy, Drama | The Cathedral under the Hill | A quarryman hears a service in the rock, and knows the tune.
2028 | Fantasy, Adventure | A Crown of Kettles | The tinker’s guild elects a queen for a day and forgets to stop.
`;
