import { readFile } from 'node:fs/promises';
import { makeReport } from './checkout.ts';
import { expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test('the sky of a birth is seen, told and given away, with its details only where they are asked for', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Vaanmathi');
  await page.goto(`/users-birthchart/${id}`);
  const sky = page.getByRole('figure').filter({ has: page.getByText('What is to be seen') });
  const picture = sky.getByRole('img', { name: /^Round picture of the whole sky over / });
  await expect(picture).toBeVisible();
  // A picture that could not be drawn has no size of its own.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  // The stars come out by themselves, but not for whoever asked for less motion.
  const moves = async () =>
    decodeURIComponent((await picture.getAttribute('src')) ?? '').includes('@keyframes');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moves).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moves).toBe(false);
  const told = sky.getByText(/Under the horizon/);
  await expect(told).toBeHidden();
  await sky.getByText('What is to be seen').click();
  await expect(told).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Share this sky' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this sky' });
  const card = dialog.getByRole('img', { name: /^The sky that / });
  await expect(card).toHaveAccessibleName(/^The sky that (night|day|evening|dawn)$/);
  await expectAccessible();
  const save = async () => {
    const begun = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download picture' }).click();
    const file = await readFile(await (await begun).path());
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
  };
  const bare = await save();
  expect([bare.width, bare.bytes > 50_000]).toEqual([1080, true]);
  await dialog.getByRole('switch', { name: 'Add the name, date, time and place of birth' }).check();
  await expect(card).toHaveAccessibleName(/Vaanmathi, .*\d{4}/);
  expect((await save()).height).toBeGreaterThan(bare.height);
  const poster = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Poster to frame (A3, PDF)' }).click();
  expect((await poster).suggestedFilename()).toBe('sky-poster.pdf');
  await expect(dialog.getByText('The poster is saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share this sky' })).toBeFocused();
});

test('a stranger sees the sky of this night over a town of their own, without a login or a script', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/welcome/en');
  const sky = page.getByRole('region', { name: 'The sky tonight' });
  await expect(sky.getByRole('img', { name: /sky over Chennai/ })).toBeVisible();
  await sky.getByLabel('Town').fill('Tirunelveli');
  await page.keyboard.press('Enter');
  await expect(sky.getByRole('img', { name: /sky over Tirunelveli/ })).toBeVisible();
  await expect(sky.getByLabel('Town')).toHaveValue('Tirunelveli');
  await sky.getByLabel('Town').fill('Xqzwv');
  await sky.getByRole('button', { name: 'Show its sky' }).click();
  await expect(sky.getByRole('alert')).toHaveText(/No place called Xqzwv was found/);
  await expectAccessible();
});
