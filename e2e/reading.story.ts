import { readFile } from 'node:fs/promises';
import { makeReport } from './checkout.ts';
import { lastPart, partControl, partHeadings } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test('a part is said to fit or not, that is taken back, and what does not fit is left out of the PDF', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Kavya');
  await page.goto(`/users-birthchart/${id}`);
  await expect(lastPart(page)).toBeVisible();
  const [first = '', second = ''] = await partHeadings(page).allInnerTexts();
  const of = (part: string) => page.getByRole('group', { name: `Does it fit: ${part}`, exact: true });
  const leaveOut = page.getByRole('checkbox', { name: 'Leave out the part marked Not quite' });
  await expect(leaveOut).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Not quite' })).toHaveCount(0);

  await partControl(page, first).click();
  await of(first).getByRole('button', { name: 'Sounds like my child' }).click();
  await expect(of(first)).toHaveCount(0);
  await expect(partControl(page, first)).toBeFocused();
  await partControl(page, second).click();
  await of(second).getByRole('button', { name: 'Not quite' }).click();
  await expect(page.getByText('Saved with this report.')).toHaveCount(2);
  await page.reload();
  // What was said is seen without opening anything.
  await expect(partControl(page, first)).toHaveText('Sounds like my child');
  await expect(partControl(page, second)).toHaveText('Not quite');
  // By the keyboard there and back; another part that is opened closes this one.
  await partControl(page, first).press('Enter');
  await expect(of(first).getByRole('button', { name: 'Sounds like my child' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible();
  await partControl(page, second).press('Enter');
  await expect(of(first)).toHaveCount(0);
  await of(second).getByRole('button', { name: 'Not quite' }).focus();
  await page.keyboard.press('Escape');
  await expect(of(second)).toHaveCount(0);
  await expect(partControl(page, second)).toBeFocused();

  await leaveOut.check();
  const asked = page.waitForRequest(/birthChart\/PDF/);
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await asked).url()).toContain('leaveOut=true');
  await begun;

  await partControl(page, second).click();
  await of(second).getByRole('button', { name: 'Undo' }).click();
  await expect(leaveOut).toHaveCount(0);
  await expect(partControl(page, second)).toHaveText('Respond or share');
  // The keyboard is where the choice is.
  await expect(partControl(page, second)).toBeFocused();
});

test('contents lead to a part and follow the reading, and on paper the reading stands alone', async ({
  page,
  logIn,
}, { project }) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Isai');
  await page.goto(`/users-birthchart/${id}`);
  await expect(lastPart(page)).toBeVisible();
  const name = await lastPart(page).innerText();
  // Rasi and nakshatra stand on the first screen, of a phone too.
  await expect(page.getByText('Chandra rasi (Moon sign)').first()).toBeInViewport();
  const narrow = project.name.includes('phone') || (page.viewportSize()?.width ?? 0) < 1200;
  if (narrow) await page.getByText('Contents of this reading').click();
  const contents = page.getByRole('navigation', { name: /^Contents/ });
  await contents.getByRole('link', { name, exact: true }).click();
  await expect(lastPart(page)).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText(name);

  await page.emulateMedia({ media: 'print' });
  await expect(lastPart(page)).toBeVisible();
  for (const gone of [
    contents,
    partControl(page, name),
    page.getByRole('button', { name: 'Download', exact: true }),
    page.getByRole('link', { name: 'Go back' }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});

test(
  'a part is shared as a picture without the name, unless its reader shows it',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'கயல்விழி');
    await page.goto(`/users-birthchart/${id}`);
    await expect(lastPart(page)).toBeVisible();
    const part = await partHeadings(page).first().innerText();
    await partControl(page, part).click();
    const opener = page.getByRole('button', { name: `Share as a picture: ${part}`, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Share as a picture: ${part}`, exact: true });
    const picture = dialog.getByRole('img', { name: /^Picture of this part/ });
    await expect(picture).toHaveAccessibleName(new RegExp(`Picture of this part. ${part}`));
    await expect(picture).not.toHaveAccessibleName(/கயல்விழி/);
    await expectAccessible();
    const bytesOf = async () => {
      const begun = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download picture' }).click();
      const file = await begun;
      expect(file.suggestedFilename()).toBe('a-part-of-a-reading.png');
      return readFile(await file.path());
    };
    const nameless = await bytesOf();
    expect([nameless.subarray(1, 4).toString(), nameless.readUInt32BE(16)]).toEqual(['PNG', 1080]);
    await dialog.getByRole('switch', { name: 'Show the name' }).check();
    await expect(picture).toHaveAccessibleName(/கயல்விழி/);
    await expect.poll(async () => Buffer.compare(await bytesOf(), nameless)).not.toBe(0);
    // The dialog closes, and not what it was opened from.
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);
