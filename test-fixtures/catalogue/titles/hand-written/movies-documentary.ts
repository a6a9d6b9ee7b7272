/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_DOCUMENTARY = `
1964 | Documentary | Men Who Paint the Bridge | By the time they reach the far end, it is time to begin again.
1979 | Documentary, History | The Last Lift Attendants | Eleven people who have spent their lives going up and down, in their own words. | Which floor?
1987 | Documentary | Subtitled in Silence | A film about the people who decide what everyone else is saying.
1995 | Documentary, Music | One Hundred Doorbells | A composer walks across a city, ringing. | Please answer.
2003 | Documentary | The Crossing Guards | Twenty years of one street corner, from seven until nine.
2009 | Documentary, Family | Miss Adeyemi’s Last Class | A primary school teacher tracks down every pupil she ever sent out of the room.
2013 | Documentary | The Ice Cutters of Lake Vänern | A trade that ended in 1948 is practised once more, for the camera, by the men who remember.
2017 | Documentary, Crime | The Fakes Room | Behind one museum there is another, in which nothing is real and everything is beautiful. | Do not believe the labels.
2019 | Documentary | Every Swimmer in the Channel | Forty people in one cold summer, and the boats that follow them.
2021 | Documentary, History | Carrier | The story of an army, told by its pigeons’ keepers.
2022 | Documentary | A Year of Waiting Rooms | Dentists, embassies, stations and courts, filmed from the second chair on the left. | Next, please.
2023 | Documentary, Music | The Piano Graveyard | Where grand pianos go, and the man who cannot let them. | Slightly out of tune.
2024 | Documentary | The Woman Who Listens to Glaciers | Forty years of recordings, and for the first time a reply.
2025 | Documentary | The Queue for the Last Cinema | A picture house shows its final film. Four hundred people remember their first. | One more time.
now | Documentary, History | The Forgery of Spring | How one orchard, one painter and one newspaper invented a season.
now | Documentary | Night Bakers | Six cities, six ovens and nobody awake to thank them. | Rise.
soon | Documentary | Lost Property | A year in the room where a country keeps everything it has left on trains.
2027 | Documentary, Music | Tuning the Cathedral | Nine thousand pipes, four tuners and one winter.
`;
