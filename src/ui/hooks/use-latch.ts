import { useState } from 'react';

/** Whether a condition has ever held. @param initial whether it counts as having held from the start */
export const useLatch = (condition: boolean, initial = false): readonly [isSet: boolean, set: () => void] => {
  const [isSet, setSet] = useState(initial);
  if (condition && !isSet) setSet(true);
  return [isSet, () => setSet(true)];
};
