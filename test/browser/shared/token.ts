/** The token of the TMDB build, of a shape that is found wherever it goes. */
export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.matinee-test-token.Q2luZW1h';
