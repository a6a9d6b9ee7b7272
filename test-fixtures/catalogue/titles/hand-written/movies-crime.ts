/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_CRIME = `
1950 | Crime, Drama | Harbour Men Don’t Sing | A dockside choir is the only witness to a murder, and it has taken a vow. | Not a note.
1953 | Crime, Thriller | The Ninth Key | A locksmith recognises every lock in a robbery, because he picked them all. | One door too many.
1958 | Crime, Mystery | Dead Letters on Pell Street | The victim’s post keeps arriving, and it keeps being answered.
1961 | Crime, Drama | The Getaway Waltz | A getaway driver refuses to exceed the speed limit. It is why they have never been caught.
1966 | Crime, Comedy | A Small Fortune in Buttons | The haul of the century turns out to be haberdashery.
1970 | Crime, Thriller | Nobody Leaves the Casino | At midnight the doors lock, the chips are counted and one table is still playing. | The house always knows.
1975 | Crime, Drama | The Fence of Marseille | She buys anything, asks nothing and remembers everyone.
1982 | Crime, Mystery | A Body of Water | The reservoir goes down two feet and solves one case. Then it goes down two more. | How low can it go?
1988 | Crime, Thriller | The Cleaner’s Tuesday | She scrubs the crime scenes of the city, and this week one of them is hers.
1994 | Crime, Drama | Paper Moon over Antwerp | A diamond cutter makes a perfect fake and loses sight of which one it was.
1997 | Crime, Comedy | The Inside Man’s Outside Wife | The only person who knows the combination is on the school run. | Back by half past three.
2000 | Crime, Thriller | Cold Storage | The night porter of an auction house has one lot too many. | Going once.
2004 | Crime, Drama | The Alibi Broker | For a modest fee he was with you all evening. Now somebody needs him to have been with two people.
2007 | Crime, Mystery | The Mile-End Cartel | A crossword club has been setting the jobs for years. Seven down was a bank.
2012 | Crime, Thriller | Snow on the Getaway | A perfect robbery, a white field and one set of footprints. | They only go one way.
2016 | Crime, Drama | The Smuggler’s Daughter Keeps Accounts | She has never carried anything over the border but the books.
2019 | Crime, Comedy | Grand Theft Tram | You can only drive it where the rails go, and everyone can see you going there.
2021 | Crime, Thriller | The Safe House Guest Book | Somebody has been leaving reviews. | Quiet street, good locks, would not stay again.
2023 | Crime, Drama | The Judge’s Handwriting | A court stenographer notices that two verdicts were written before the trials.
2025 | Crime, Mystery | An Honest Day’s Evidence | A police store clerk discovers that the exhibits have been solving each other.
now | Crime, Thriller | Twelve Minutes to Close | A shoplifter is the last customer in a supermarket that is about to be robbed.
now | Crime, Comedy | The Vicarage Poker School | The church needs a roof, the vicar has a pair of twos and the bishop is bluffing. | Pray for hearts.
2027 | Crime, Drama | The Counterfeiters’ Ball | Everyone at the party is printed, pressed or impersonated, and one guest is the police.
2027 | Crime, Thriller | Undertow Avenue | Two detectives on one flooded street cannot agree on which house was the scene. | Come on in.
1951 | Mystery, Drama | The House with Thirteen Doorbells | All of them ring in the same empty room.
1956 | Mystery, Thriller | The Clairvoyant’s Assistant | She knows how every trick is done, except the one that came true. | Think of a name.
1967 | Mystery, Comedy | Who Moved the Manor? | The house party wakes up in another county, and someone is missing from the croquet. | Everyone is a suspect. The lawn especially.
1972 | Mystery, Crime | The Night Auditor | At four each morning the hotel’s books balance to one guest too many.
1978 | Mystery, Drama | Fourteen Postcards from Nowhere | They are all signed by her husband, who is in the next room.
1984 | Mystery, Thriller | The Echo at Number Nine | The flat repeats what was said in it, eleven years ago. | It heard you.
1990 | Mystery, Romance | The Botanist’s Red Herring | A poisoner is loose among the orchids, and the only expert is in love with her.
1993 | Mystery, Fantasy | The Library of Unreturned Books | Every overdue book has a reason, and one has a body.
2002 | Mystery, Drama | The Pianist Wore Gloves | He has not taken them off since the accident, and the accident has not happened yet.
2008 | Mystery, Crime | A Plausible Vicar | The new vicar knows every hymn, every name and where the old one is. | Peace be with him.
2013 | Mystery, Comedy | The Detective’s Mother Investigates | She has never been asked, and it has never stopped her.
2018 | Mystery, Thriller | Eleven Stations to Valmont | A woman falls asleep opposite a stranger and wakes up opposite herself.
2022 | Mystery, Drama | The Ferryman’s Census | There are forty on the island. He has taken forty-one across.
2024 | Mystery, Horror | The Wallpaper Hanger | Under each layer there is an older room, and somebody waiting for it to dry. | Peel slowly.
now | Mystery, Thriller | A Stranger at the Reunion | Everyone remembers him. Nobody was ever at that school.
soon | Mystery, Crime | The Advent Murders | Twenty-four doors, and the fifth is already open. | Do not peek.
2027 | Mystery, Drama | The Beekeepers of Saint-Sauveur | The hives have moved in the night, a little nearer to the house, again.
2028 | Mystery, Comedy | Nobody Murdered Lord Peverell | He is very much alive, which has ruined an otherwise excellent weekend.
1959 | Thriller, Crime | The Man on Platform Zero | A commuter is followed to work every day by someone who gets off before him. | Mind who’s behind you.
1965 | Thriller, War | The Cipher Clerk’s Holiday | He has a fortnight by the sea and one number he should have forgotten.
1974 | Thriller, Drama | The Listening Post | A sound engineer records an argument in an embassy and cannot find the room. | Somebody left it on.
1981 | Thriller, Mystery | Wrong Number, Right House | She dials at random and describes the caller’s kitchen.
1985 | Thriller, Action | Cable Car Nine | Nine cars go up, eight come down, and the radio says all is well.
1996 | Thriller, Crime | The Courier’s Rule | Never ask, never look, never be early. Tonight she is early.
1999 | Thriller, Drama | Halfway up the Stairs | A blind tuner hears a step that the house does not have. | One, two, four.
2003 | Thriller, Horror | The Quiet Hours | A night nurse looks after twelve sleepers, and at three o’clock all of them speak.
2006 | Thriller, Mystery | The Forecast | A television weatherman begins to predict other things. | Outlook: unsettled.
2010 | Thriller, Crime | Ransom in Four Languages | The kidnappers, the family, the police and the victim each need an interpreter, and there is only one.
2015 | Thriller, Science Fiction | A Voice Like Yours | Her own voice rings her up every night and asks for the address.
2017 | Thriller, Drama | The Glass Corridor | Two surgeons operate on opposite sides of a window and one of them is lying.
2020 | Thriller, Mystery | Room Service for Nobody | The tray comes back empty. The room has been sealed since March. | Leave it at the door.
2023 | Thriller, Crime | The Understudy Spy | The real agent has flu, and the briefing was in the fridge.
2025 | Thriller, Action | Red Line, Last Train | A driver with nine stops left hears a tenth announced. | It is not on the map.
now | Thriller, Mystery | The Hum | Only a third of the town can hear it, and they have begun to meet. | Can you?
now | Thriller, Drama | Borrowed Time Zone | A woman crosses the date line to be in two alibis at once.
soon | Thriller, Crime | Below the Ice Rink | The resurfacing machine has stopped at the same place three nights running.
2027 | Thriller, Horror | The Caller Will Hold | An emergency operator is asked to wait by somebody who has rung for her.
2028 | Thriller, Science Fiction | The Witness Machine | It saw everything, it cannot lie and it would like a lawyer. | Ask it nicely.
? | Thriller | The Ninth Passenger | The manifest says eight. The raft was built for eight.
`;
