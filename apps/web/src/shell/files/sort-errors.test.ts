import { expect, it } from 'vitest';
import { type FileError, sortErrors } from './sort-errors.ts';

const error = (rowNo: number, columnNo: number, currentValue = ''): FileError => ({
  rowNo,
  columnNo,
  currentValue,
  expectedValue: '',
  description: '',
  columnName: '',
  cause: 'planet',
});
const errors = [error(10, 1, '13'), error(9, 2, '2'), error(9, 1, '2')];
const shown = (sorted: FileError[]) => sorted.map(({ rowNo, columnNo }) => `${rowNo}.${columnNo}`);

it('orders errors by their rows as numbers, up and down', () => {
  expect(shown(sortErrors(errors, { by: 'rowNo', down: false }))).toEqual(['9.1', '9.2', '10.1']);
  expect(shown(sortErrors(errors, { by: 'rowNo', down: true }))).toEqual(['10.1', '9.1', '9.2']);
});

it('orders values with figures by what they count, and what is alike by where it stands', () => {
  expect(shown(sortErrors(errors, { by: 'currentValue', down: false }))).toEqual(['9.1', '9.2', '10.1']);
});
