import { describe, expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  test('prefers the encoded name, in any script', () => {
    const header = `attachment; filename="AIReport____.pdf"; filename*=UTF-8''AIReport_%E0%AE%AE%E0%AE%A4%E0%AE%BF.pdf`;
    expect(fileNameOf(header)).toBe('AIReport_மதி.pdf');
  });

  test('reads plain and quoted names', () => {
    expect(fileNameOf('attachment; filename=report.pdf')).toBe('report.pdf');
    expect(fileNameOf('attachment; filename="a \\"b\\".pdf"')).toBe('a "b".pdf');
  });

  test('falls back to the plain name where the encoded one is broken', () => {
    expect(fileNameOf(`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4`)).toBe('a.pdf');
  });

  test('knows when there is none', () => {
    expect(fileNameOf(null)).toBeUndefined();
    expect(fileNameOf('inline')).toBeUndefined();
  });
});
