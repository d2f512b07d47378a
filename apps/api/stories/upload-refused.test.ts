import { uploadBytes } from '@udaya/core/knowledge/upload-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, csvRow } from '../testing/upload-csv.ts';
import { sendFile } from '../testing/uploads.ts';
import { type Person, type World, world } from '../testing/world.ts';

let w: World;
let admin: Person;
let before: unknown;
beforeAll(async () => {
  w = await world();
  admin = await w.person('productAdmin');
  before = await everything();
});
afterAll(async () => {
  // Whatever was sent: nothing of it is active.
  expect(await everything()).toEqual(before);
  await w.close();
});

async function everything() {
  const { rows } = await w.pool.query(
    `select (select count(*) from knowledge_versions) as versions, (select count(*) from passages) as passages,
      (select array_agg(id order by id) from knowledge_versions where in_force) as in_force`,
  );
  return rows;
}

const send = (
  file: string | Uint8Array<ArrayBuffer> | undefined,
  form: Parameters<typeof sendFile>[3] = {},
) => sendFile(w.origin, admin, file, form);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

/** What a file is refused with as a whole. */
async function refusal(...sent: Parameters<typeof send>) {
  const { status, failure } = await send(...sent);
  return [status, failure.code, failure.errors?.[0]?.path, failure.errors?.[0]?.message];
}

/** The errors of a file, each as row, column, cause and what it says. */
async function errorsOf(...sent: Parameters<typeof send>) {
  const { status, body } = await send(...sent);
  expect([status, body.errorFlag]).toEqual([200, true]);
  expect(body.changes).toEqual([]);
  return body.reportValidateRowList.map(
    ({ rowNo, columnNo, cause, currentValue, expectedValue, description }) =>
      [rowNo, columnNo, cause, currentValue, description, expectedValue] as const,
  );
}

describe('a file that is no CSV file', () => {
  it.each([
    ['missing', undefined, {}, 'Please upload a valid file'],
    [
      'with another ending',
      csvOf(csvRow('Sun', 1)),
      { fileName: 'texts.xlsx' },
      'Please upload only .csv extension file',
    ],
    [
      'with an ending of two',
      csvOf(csvRow('Sun', 1)),
      { fileName: 'texts.csv.exe' },
      'Please upload only .csv extension file',
    ],
    ['empty', '', {}, 'The file is empty'],
    ['of empty lines', '\r\n\r\n , , \r\n', {}, 'The file is empty'],
    [
      'a workbook under another name',
      bytes('PK\u0003\u0004', [20, 0, 6, 0], '[Content_Types].xml', [0, 0]),
      {},
      'spreadsheet that was renamed',
    ],
    [
      'an archive under another name',
      bytes('PK\u0003\u0004', [20, 0, 8, 0], 'texts.csv', [0, 0]),
      {},
      'zipped file',
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', {}, 'This file has no text'],
    ['full of zeros', bytes('planet', Array<number>(3_000).fill(0)), {}, 'This file has no text'],
    ['in Windows-1252', bytes(csvOf('Sun,1,Caf'), [0xe9], ',text'), {}, 'The characters in row 2 cannot'],
    [
      'in Windows-1252 far down',
      bytes(
        csvOf(csvRow('Sun', 1), ...Array<string>(4_000).fill('Sun,2,Tamil தமிழ்,"two\nlines"'), 'Sun,1,Caf'),
        [0xe9],
      ),
      {},
      'The characters in row 4,003 cannot be read. Open the file in your spreadsheet program and save it as',
    ],
    [
      'in broken UTF-16',
      bytes([0xff, 0xfe, 0x70, 0x00, 0x00, 0xd8, 0x70, 0x00]),
      {},
      'The characters in row 1',
    ],
  ])('%s, is told how to go on', async (_what, file, form, words) => {
    expect(await refusal(file, form)).toEqual([
      400,
      'request.invalid',
      'report',
      expect.stringContaining(words),
    ]);
  });

  it('without a report type, is told so', async () => {
    expect(await refusal(csvOf(csvRow('Sun', 1)), { reportType: '' })).toEqual([
      400,
      'request.invalid',
      'reportType',
      'Please choose a report type',
    ]);
  });

  it('of one byte more than 10 MB is refused, one of 10 MB is read', async () => {
    const row = csvRow('Sun', 1);
    // Empty rows, each of a quarter of a megabyte at most.
    const empty = `${' '.repeat(200_000)},,,\n`;
    const fill = (size: number) => {
      const start = csvOf(row) + empty.repeat(Math.floor((size - 5_000) / empty.length));
      return start + ' '.repeat(size - Buffer.byteLength(start));
    };
    expect((await send(fill(uploadBytes))).body.errorFlag).toBe(false);
    for (const fileFirst of [false, true])
      expect(await refusal(fill(uploadBytes + 1), { fileFirst })).toEqual([
        413,
        'request.too_large',
        'report',
        'The file is larger than 10 MB',
      ]);
    // The line is as good as before.
    expect((await send(csvOf(row))).status).toBe(200);
  });

  it('leaves nothing behind', async () => {
    const { rows } = await w.pool.query(
      `select count(*)::int as left from knowledge_uploads where error_count is null`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe('a file with errors', () => {
  it('whose quotation mark is not closed, is read up to there', async () => {
    const errors = await errorsOf(csvOf(csvRow('Pluto', 1), 'Sun,2,"A title,text', csvRow('Sun', 3)));
    expect(errors.map(([rowNo, , cause]) => [rowNo, cause])).toEqual([
      [2, 'planet'],
      [3, 'quotes'],
    ]);
    expect(errors[1]?.[4]).toContain('The file could not be read from row 3');
  });

  it.each([
    ['a cell of 9.9 MB', csvOf(csvRow('Pluto', 1), `Sun,2,Title,"${'long '.repeat(1_980_000)}"`), 3],
    [
      '1,00,000 columns',
      `${Array.from({ length: 100_000 }, (_, at) => `column ${at}`).join(',')}\r\nx\r\n`,
      1,
    ],
  ])('with %s, says which row is too long', async (_what, file, row) => {
    const last = (await errorsOf(file)).at(-1);
    expect(last?.slice(0, 3)).toEqual([row, 1, 'rowTooLong']);
    expect(last?.[4]).toContain(`could not be read from row ${row}: the row is too long`);
    expect(last?.[5]).toBe('At most 2,62,144 characters in a row');
  });

  it('with a mark inside a cell without marks, says where', async () => {
    expect((await errorsOf(csvOf('Sun,2,A "good" title,text')))[0]?.slice(0, 3)).toEqual([2, 1, 'quotes']);
  });

  it('whose columns are not the right ones, names each', async () => {
    const errors = await errorsOf('planet,Posture,description,planet,error\r\nSun,1,text,Sun,old error\r\n');
    expect(
      errors.map(([rowNo, columnNo, cause, , description]) => [rowNo, columnNo, cause, description]),
    ).toEqual([
      [1, 2, 'columnUnknown', "The column 'Posture' is unknown"],
      [1, 4, 'columnTwice', "The column 'planet' appears twice"],
      [1, 6, 'columnMissing', "The column 'position' is missing"],
      [1, 7, 'columnMissing', "The column 'descriptionTitle' is missing"],
    ]);
  });

  it('that has a heading only, or no heading, says so', async () => {
    expect((await errorsOf(csvOf())).map(([, , cause]) => cause)).toEqual(['noRows']);
    const headless = (await errorsOf(`${csvRow('Sun', 1)}\r\n`)).map(([, , cause]) => cause);
    expect(headless.filter((cause) => cause === 'columnMissing')).toHaveLength(4);
  });

  it('names each cell that breaks a rule, with what stands there and what may', async () => {
    const file = csvOf(
      csvRow('Pluto', 1),
      csvRow('', 2),
      csvRow('Sun', 0),
      csvRow('Sun', 13),
      csvRow('Sun', '1.5'),
      csvRow('Sun', 'one'),
      csvRow('Sun', ''),
      csvRow('Sun', 7, ''),
      csvRow('Sun', 8, 'A title', '  '),
      csvRow('Sun', 9, 'T'.repeat(151)),
      csvRow('Sun', 10, 'A title', 'é'.repeat(4_001)),
      csvRow('Sun', 11, '=HYPERLINK("http://x")'),
      csvRow('Sun', 12, 'A title', '@SUM(A1)'),
      csvRow('Moon', 1, 'A\u0000title'),
      csvRow('Moon', 2, 'A \u202etitle'),
      csvRow('Moon', 3, '???? ?????', '??? ???? ?? ????? ??'),
      csvRow('Moon', 4, 'A title', 'A symptom. Slap them once and they learn.'),
      'Moon,5,A title',
      'Moon,6,A title,text, with a comma',
    );
    const errors = await errorsOf(file);
    const short = errors.map(([rowNo, columnNo, cause]) => `${rowNo}.${columnNo} ${cause}`);
    expect(short).toEqual([
      '2.1 planet',
      '3.1 planet',
      '4.2 position',
      '5.2 position',
      '6.2 position',
      '7.2 position',
      '8.2 position',
      '9.3 empty',
      '10.4 empty',
      '11.3 tooLong',
      '12.4 tooLong',
      '13.3 formula',
      '14.4 formula',
      '15.3 characters',
      '16.3 characters',
      '17.3 lettersLost',
      '17.4 lettersLost',
      '18.4 banned',
      '18.4 harmful',
      '19.4 cells',
      '20.4 cells',
    ]);
    expect(errors[0]).toEqual([
      2,
      1,
      'planet',
      'Pluto',
      "'Pluto' is not one of the ten planets",
      'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu, and Ascendant',
    ]);
    expect(errors[4]?.slice(3)).toEqual([
      '1.5',
      'The position is the number of a sign',
      'A whole number from 1 to 12',
    ]);
    expect(errors[9]?.slice(4)).toEqual(['The text has 151 characters', '1 to 150 characters']);
    expect(errors[10]?.[3]).toHaveLength(200);
    expect(errors[13]?.[3]).toBe('A\uFFFDtitle');
    expect(errors[19]?.slice(3)).toEqual(['3', 'This row has 3 cells, but the heading has 4', '4 cells']);
  });

  it('of empty lines without end is not read to the end', async () => {
    const file = csvOf(csvRow('Sun', 1)) + '\n'.repeat(5_000_000);
    expect((await errorsOf(file)).map(([, , cause]) => cause)).toEqual(['tooManyRows']);
  });

  it('with a pair twice, says where it stands first', async () => {
    const errors = await errorsOf(
      csvOf(csvRow('Sun', 1), csvRow('Moon', 1), csvRow('SUN', 1), csvRow('sun', 1)),
    );
    expect(errors.map(([rowNo, , cause, value, description]) => [rowNo, cause, value, description])).toEqual([
      [4, 'pairTwice', 'Sun 1', 'Sun 1 is already in row 2'],
      [5, 'pairTwice', 'Sun 1', 'Sun 1 is already in row 2'],
    ]);
  });

  it('whose letters a spreadsheet lost, is told how to save it', async () => {
    const { body } = await send(csvOf(csvRow('Sun', 1, '???? ??', '???????? ???? ??')));
    expect(body.causes).toEqual([
      {
        cause: 'lettersLost',
        count: 2,
        title: expect.any(String),
        help: expect.stringContaining('CSV UTF-8 (comma delimited)'),
      },
    ]);
  });

  it('of 20,000 rows has its first 1,000 errors listed and all counted; one row more is not read', async () => {
    const rows = Array.from({ length: 20_001 }, (_, index) => `Sun,${(index % 12) + 1},Title,Text ${index}`);
    const { body } = await send(csvOf(...rows.slice(0, -1)));
    expect(body).toMatchObject({ rowCount: 20_000, errorCount: 19_988 });
    expect(body.causes.map(({ cause, count }) => [cause, count])).toEqual([['pairTwice', 19_988]]);
    expect(body.reportValidateRowList).toHaveLength(1_000);
    const more = (await send(csvOf(...rows))).body;
    expect(more.causes.map(({ cause, count }) => [cause, count])).toEqual([
      ['tooManyRows', 1],
      ['pairTwice', 19_988],
    ]);
  }, 60_000);
});
