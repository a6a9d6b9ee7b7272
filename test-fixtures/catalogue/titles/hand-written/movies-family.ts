/** One title a line, as `parseEntries` reads them: year | genres | title | logline | tagline. */
export const MOVIES_FAMILY = `
1957 | Family, Adventure | The Pony in the Post Office | A very small horse arrives by parcel post, with change to pay.
1966 | Family, Comedy | Aunt Clementine’s Flying School | Three orphans, one biplane and an aunt who has read the first chapter. | Chapter two is landing.
1979 | Family, Fantasy | The Stamp Collector’s Island | A boy licks a stamp and is posted to wherever it came from.
1986 | Family, Adventure | The Secret of Bluebell Lock | Two canal children find a key the size of a cat.
1997 | Family, Comedy | Substitute Santa | The school caretaker steps in for one afternoon and cannot get the beard off.
2004 | Family, Fantasy | The Bathtub Pirates | Bedtime is at eight, and the tide is at half past seven. | Land ho. Pyjamas ho.
2010 | Family, Drama | The Dog Who Went to Night School | He walks to the same classroom every evening, and the teacher has begun to mark his work.
2014 | Family, Comedy | The Great Snail Derby | The race began in April. The final straight is on Saturday. | On your marks. Get set. Wait.
2019 | Family, Adventure | The Treehouse Embassy | Diplomatic relations with the grown-ups break down over a bedtime.
2023 | Family, Fantasy | The Girl Who Mended Thunder | Something is wrong with the storms, and her grandmother left her the right spanner.
now | Family, Adventure | The Whale in Room Nine | The class has a new pet, and the school has a leak. | Show and tell and run.
soon | Family, Comedy | The Reindeer Understudy | Number ten on a team of nine is finally called. | Break an antler.
2027 | Family, Fantasy | The Lamp-Post Forest | A town leaves its lights on for so long that they put out leaves.
1953 | Animation, Family | The Hare Who Wound the Moon | He has the only key, and he has overslept.
1969 | Animation, Fantasy | The Paper Samurai | A warrior folded from a newspaper sets out to find the missing page. | Beware of rain.
1988 | Animation, Comedy | Two Snails and a Suitcase | They are emigrating. The other side of the garden will be different.
1999 | Animation, Adventure | The Tin Whale | A clockwork whale swims in search of the child who wound it.
2003 | Animation, Drama | The Scarecrow’s Winter | When the harvest is in, he has four months to himself.
2008 | Animation, Family | Sock Kingdom | Every missing sock is somewhere, and it has a parliament. | One of a pair.
2012 | Animation, Science Fiction | Little Orbit | A moon the size of a melon follows a girl to school.
2017 | Animation, Comedy | The Hedgehog Who Ordered Soup | A train of misunderstandings carries one very small passenger to Vienna.
2020 | Animation, Fantasy | The Ink Fox | Drawn in the margin of a prayer book, a fox decides to see the rest of the page.
2022 | Animation, Family | The Button Thieves | The mice in the tailor’s wall have a wedding to dress for. | Small matters.
2024 | Animation, Adventure | The Cloud Shepherds | Two sisters drive a flock of clouds over the mountains and lose the black one. | Count them. Gently.
now | Animation, Family | The Pancake Astronaut | He was flipped too high, and he can see everything from here. | One small step. One large plate.
soon | Animation, Comedy | A Goose Named Wednesday | She flies south alone, by rail.
2027 | Animation, Fantasy | The Lighthouse Moth | All her family fly at the light. She would rather like to run it.
2028 | Animation, Adventure | The Umbrella Armada | A fleet of lost umbrellas sets sail for the country where it never rains.
? | Animation, Family | The Very Last Sardine | There was room for one more in the tin.
`;
