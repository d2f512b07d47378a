import type { MantineColorsTuple } from '@mantine/core';

/** The deep indigo of the product: what leads, what can be clicked. */
export const indigo: MantineColorsTuple = [
  '#eef0fb',
  '#dfe2f6',
  '#bfc5ec',
  '#9da5e1',
  '#7f88d6',
  '#5a63bd',
  '#5159b3',
  '#3b4199',
  '#2e3379',
  '#22265c',
];

/** The one warm accent, a terracotta: used sparingly, for what deserves warmth. */
export const clay: MantineColorsTuple = [
  '#fdf4ee',
  '#fae6d9',
  '#f4cbb1',
  '#edac84',
  '#e58e5c',
  '#d9713a',
  '#bd5723',
  '#9c451a',
  '#7c3716',
  '#5e2a12',
];

/** Neutrals with a breath of indigo, for the light scheme. */
export const gray: MantineColorsTuple = [
  '#f8f8fb',
  '#f1f1f6',
  '#e6e7ef',
  '#d5d7e3',
  '#b7bacb',
  '#767b93',
  '#646982',
  '#4a4e65',
  '#33374b',
  '#1e2132',
];

/** Neutrals for the dark scheme: 0 is text, 7 the page. */
export const dark: MantineColorsTuple = [
  '#dcdee9',
  '#bfc2d3',
  '#a0a4ba',
  '#737891',
  '#474c63',
  '#353a50',
  '#272b3e',
  '#171a28',
  '#121420',
  '#0c0e17',
];
