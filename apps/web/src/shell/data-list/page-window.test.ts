import { describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  test('shows all pages of a short list', () => expect(pageWindow(2, 3)).toEqual([1, 2, 3]));
  test('shows ten at most, around the current one', () => {
    expect(pageWindow(50, 100)).toEqual([45, 46, 47, 48, 49, 50, 51, 52, 53, 54]);
  });
  test('stays within the ends', () => {
    expect(pageWindow(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageWindow(40, 40)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  });
  test('shows nothing of nothing', () => expect(pageWindow(1, 0)).toEqual([]));
});
