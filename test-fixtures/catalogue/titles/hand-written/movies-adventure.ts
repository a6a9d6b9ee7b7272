/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_ADVENTURE = `
1952 | Adventure, Romance | The Emerald Stevedore | A dock worker finds a map in a crate of bananas and a stowaway who can read it.
1957 | Adventure, War | The Raft of Captain Amsel | Nine sailors, one goat and a chart of the wrong ocean.
1963 | Adventure, Comedy | Balloon over Bucharest | A trapeze artist and a tax inspector share a basket and a north-easterly wind. | Ballast wanted.
1976 | Adventure, Drama | The Ice Telegraph | Two operators walk toward each other along four hundred miles of wire.
1983 | Adventure, Fantasy | The Temple of Wet Paint | Archaeologists arrive too early. | Do not touch.
1991 | Adventure, Family | The Treasure of Platform Six | Three children follow a chalk mark through every station in the county.
1999 | Adventure, Thriller | North of the Last Hut | A guide leads five climbers up, and four of them down, twice.
2006 | Adventure, Drama | The Camel Librarian | She delivers novels across a desert that has one reader.
2012 | Adventure, Comedy | An Elephant for the Consul | It was a gift, it cannot be refused and the lift is broken.
2016 | Adventure, Family | The Submarine in the Barn | A farmer and his granddaughter have built everything except a way to the sea. | Mind the cows.
2020 | Adventure, Drama | The Lighthouse That Walked | A crew is hired to move a tower inland before the cliff does it for them.
2022 | Adventure, Fantasy | The Map Under the Map | A restorer lifts the paint from an old chart and is asked to leave the country.
2024 | Adventure, Science Fiction | Deepest Station | At the end of the longest mine in the world there is a ticket office. | Singles only.
now | Adventure, Family | The Otter Expedition | Two zoo keepers follow a runaway upstream through three countries and one opera. | Keep up.
now | Adventure, Comedy | How We Nearly Found the Nile | A grand expedition is overtaken every morning by the same milkman.
soon | Adventure, Drama | The Sled Post | One sack, twelve dogs and a letter that must not arrive before the wedding.
2027 | Adventure, Fantasy | The Last Balloon to Zephyria | A city in the clouds is coming down, a street at a time.
2028 | Adventure, Romance | The Pearl Divers’ Lawyer | She has never been under water, and the evidence is at thirty fathoms.
1973 | Action, Crime | Milk Float Massacre | The slowest chase in the history of the county has begun. | No one gets out alive before seven.
1985 | Action, Thriller | The Crane Operator | He saw it from two hundred feet, and they know he has to come down. | Going up was easy.
1989 | Action, Comedy | Bad Day at the Ballet School | Hostages, tutus and a caretaker who used to be somebody.
1996 | Action, Adventure | Avalanche Insurance | A claims adjuster has until the thaw to prove that the mountain was pushed.
2001 | Action, Crime | The Fishmonger’s Fists | He has put down the knife, and now he has to pick up the ice.
2008 | Action, Thriller | Eleven Floors of Trouble | A courier with a birthday cake is mistaken for a courier with something else. | Handle with care.
2011 | Action, Science Fiction | Magnet City | Everything metal has begun to drift downtown, and so have the police.
2014 | Action, Drama | The Last Stuntwoman | She has fallen from everything once. The studio would like it again.
2018 | Action, Comedy | Grandmothers of Fury | The bingo hall is closing on Friday, over their dead bodies or somebody’s. | Two fat ladies. Forty-four.
2021 | Action, Crime | Harpoon | A whaling museum is robbed by people who do not know that it still works.
2023 | Action, Thriller | Seat 14C | The bomb is under it, the passenger is asleep and the trolley is coming.
2025 | Action, Adventure | Canal Pursuit | A jewel thief escapes through Amsterdam in the only boat left: a pedalo. | Pedal for your life.
now | Action, Thriller | Dead Reckoner | A navigator with no instruments has one night to steer a hijacked freighter by ear.
now | Action, Comedy | The Bouncers of Saint Tropez | Two doormen on holiday cannot stop checking names.
soon | Action, Crime | Sleigh Ride | The getaway is in a department store grotto and the reindeer are armed. | Ho. Ho. Hold it.
2027 | Action, Thriller | The Bridge Is Going Up | A truck, a tram and a hearse have ninety seconds to agree.
2027 | Action, Adventure | Thunder Regatta | A rowing club is the only thing between a dictator and the open sea.
2028 | Action, Science Fiction | The Gravity Thieves | They steal the weight of things, and the bank has never felt lighter.
1951 | Western, Drama | The Undertaker of Dry Fork | He buries whoever loses, and he has started to pick sides.
1956 | Western, Comedy | The Slowest Gun in Laredo | He has never drawn in time, and nobody has ever dared to wait. | Any minute now.
1962 | Western, Romance | A Schoolmistress for Hangman’s Gulch | Thirty outlaws, one blackboard and a spelling test on Friday.
1969 | Western, Adventure | The Telegraph Riders | The wire is down, the army is coming and only one of them can spell surrender.
1990 | Western, Drama | The Well Digger | He is paid by the foot in a town with no water and plenty to bury.
2011 | Western, Thriller | Nine Miles to Sundown | A sheriff walks his prisoner home, and everyone on the road has a reason. | Keep walking.
2023 | Western, Comedy | The Piano Player Shot Back | Please do not, said the sign. For twenty years nobody did.
2027 | Western, Drama | The Widow’s Silver Spurs | She cannot ride, she cannot shoot and she has never once been robbed.
1955 | War, Drama | The Silent Battalion | A regiment of deaf volunteers holds a hill that nobody has told them is lost.
1961 | War, Comedy | The Wrong Beach | Forty men land in perfect order, forty miles away, in the middle of a regatta. | Deckchairs at dawn.
1977 | War, History | Four Days to Clear the Harbour | Divers from both sides have to work from the same boat.
1998 | War, Drama | The Pigeon Corporal | His best soldier weighs less than a pound and is afraid of heights.
2014 | War, Thriller | The Bridge at Low Water | An engineer blows up his own bridge and is ordered to rebuild it by Thursday.
2022 | War, Drama | Radio Silence in Tobruk | Two signallers on opposite sides of a minefield play chess until the war interrupts. | Your move. Over.
2027 | War, History | The Cartographers’ Truce | Two enemies meet to agree on a map of the ground that both have lost.
1954 | History, Drama | The Queen’s Second Cook | History was made upstairs. Dinner was made below. | Taste this first.
1970 | History, Adventure | The Longitude Wager | A clock, a duke and a very long way to go to settle a bet.
1988 | History, Romance | The Silk Ambassador | An envoy with no message falls in love with the only person who can tell.
1999 | History, Drama | The Plague Village Choir | Shut in for a year, they learn one mass in forty parts.
2013 | History, Thriller | The King’s Other Taster | There were always two. Only one of them was hungry.
2019 | History, Comedy | A Revolution by Post | The uprising was planned by letter, and there is a strike. | Allow twenty-eight days.
2025 | History, Drama | The Ink Merchants of Leiden | Somebody is selling tomorrow’s pamphlets, and somebody is being hanged for them.
`;
