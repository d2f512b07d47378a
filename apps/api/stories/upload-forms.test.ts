import type { ErrorBody } from '@udaya/contract/fields';
import { uploads } from '@udaya/contract/uploads';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedWorld } from '../testing/shared-world.ts';
import { csvOf, csvRow, kindText } from '../testing/upload-csv.ts';
import { sendFile } from '../testing/uploads.ts';
import type { Person, World } from '../testing/world.ts';

let w: World;
let admin: Person;
beforeAll(async () => {
  w = await sharedWorld();
  admin = await w.person('productAdmin');
});
afterAll(async () => w.close());

const send = (
  file: string | Uint8Array<ArrayBuffer> | undefined,
  form: Parameters<typeof sendFile>[3] = {},
) => sendFile(w.origin, admin, file, form);

it('a file with errors comes back as it was sent, with a column that says what is wrong, and can be corrected in there', async () => {
  const file = [
    'position;Note;planet;description;descriptionTitle',
    `1;mine;Sun;"${kindText}";Right`,
    `13;"=cmd()";Moon;"${kindText}";`,
  ].join('\n');
  const { body } = await send(file, { fileName: 'my texts.CSV' });
  const answer = await admin.call(uploads.readErrors, { params: { batchId: body.batchId } });
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''my%20texts-errors.csv");
  const [heading, ...rows]: string[][] = parse(Buffer.from(answer.body), { bom: true });
  expect(heading).toEqual(['position', 'Note', 'planet', 'description', 'descriptionTitle', 'error']);
  expect(rows).toEqual([
    ['', '', '', '', '', expect.stringContaining("Note: The column 'Note' is unknown")],
    ['1', 'mine', 'Sun', kindText, 'Right', ''],
    [
      '13',
      "'=cmd()",
      'Moon',
      kindText,
      '',
      expect.stringContaining('position: The position is the number of a sign'),
    ],
  ]);
  expect(rows[2]?.[5]).toContain('; descriptionTitle: The text is missing (1 to 150 characters)');
  // Corrected, with the column of errors still in it.
  const corrected = new TextDecoder()
    .decode(answer.body)
    .replace(',Note', ',')
    .replace('mine', '')
    .replace("'=cmd()", '')
    .replace('13,', '12,')
    .replace(`${kindText}",,`, `${kindText}",Now there,`);
  const again = (await send(corrected)).body;
  expect(again.reportValidateRowList.map(({ cause, columnNo }) => [cause, columnNo])).toEqual([
    ['columnUnknown', 2],
  ]);
});

it('a form that breaks off, has two files or a field too many is refused, and the server goes on', async () => {
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${w.origin}/api/report/validate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, ...headers },
      body,
    });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const head = '--x\r\ncontent-disposition: form-data; name="reportType"\r\n\r\nChild\r\n';
  const file = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${csvOf(csvRow('Sun', 1))}\r\n`;
  expect((await post('--x\r\n', type)).status).toBe(400);
  expect((await post(`${head}${file('report').slice(0, -20)}`, type)).status).toBe(400);
  expect((await post('', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  expect((await post(`${head}${head}${file('report')}--x--\r\n`, type)).status).toBe(400);
  expect((await post(`${head}${file('other')}--x--\r\n`, type)).status).toBe(400);
  for (const form of [
    `${head}${file('report')}${file('report')}`,
    `${file('report')}${file('report')}${head}`,
  ]) {
    const two = await post(`${form}--x--\r\n`, type);
    const { errors } = (await two.json()) as ErrorBody;
    expect([two.status, errors?.[0]?.message]).toEqual([400, 'Please choose only one file']);
  }
  const late = head.replace('reportType', 'more');
  expect((await post(`${head}${file('report')}${late}--x--\r\n`, type)).status).toBe(400);
  const odd = `${head}${file('report').replace('filename="a.csv"', "filename*=UTF-8''a%00%E2%80%AEb.csv")}--x--\r\n`;
  const named = await post(odd, type);
  expect([named.status, ((await named.json()) as { fileName?: string }).fileName]).toEqual([200, 'ab.csv']);
  expect(w.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it.each([
  [
    'the line by which spreadsheets tell each other the separator',
    `sep=;\r\n${csvOf(csvRow('Sun', 1)).replaceAll(/,(?! )/g, ';')}`,
  ],
  ['its columns in words', csvOf(csvRow('Sun', 1)).replace('descriptionTitle', 'Description Title')],
])('a file with %s is read', async (_what, file) => {
  const { status, body } = await send(file);
  expect([status, body.reportValidateRowList, body.rowCount]).toEqual([200, [], 1]);
});

it('a file with a name of 300 letters is read, and keeps the ending of it', async () => {
  const { status, body } = await send(csvOf(csvRow('Sun', 1)), { fileName: `${'ந'.repeat(296)}.csv` });
  expect([status, body.fileName]).toEqual([200, `${'ந'.repeat(251)}.csv`]);
});

it('a file of 10,00,000 wrong rows is read as far as one of 20,000', async () => {
  const columns = 'planet,position,descriptionTitle,description,ageBand,tags,reviewed\r\n';
  const { status, body } = await send(columns + 'x,x,=,x,x,x,x\n'.repeat(700_000) + 'x\n'.repeat(300_000));
  expect([status, body.rowCount, body.errorCount]).toEqual([200, 20_000, 120_001]);
  expect(body.reportValidateRowList).toHaveLength(1_000);
}, 60_000);
