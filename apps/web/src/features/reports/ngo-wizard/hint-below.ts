/** Fields beside each other stand on one line, whichever of them has a hint: it comes below them. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
