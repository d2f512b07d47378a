import { captchaAnswer, demoPassword, fillLogin, logInByPage } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('logging in', () => {
  test('is where a visit begins', anyWidth, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  });

  for (const [account, heading, path] of [
    ['demo-parent', /Welcome, Meena/, '/dashboard'],
    ['demo-admin', /Welcome|Dashboard/, '/product/dashboard'],
    ['demo-group-admin', /Welcome, Lakshmi/, '/enterprise/dashboard'],
    ['demo-uni-user', /Welcome, Senthil/, '/enterprise/dashboard'],
  ] as const) {
    test(`as ${account} leads to its own dashboard`, async ({ page, expectAccessible }) => {
      await logInByPage(page, account);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible();
    });
  }

  test(
    'with a wrong password says so, keeps the name and asks a new captcha',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await page.goto('/login');
      await expect(page).toHaveTitle('Login | Udaya');
      await expectAccessible();
      // The page's own captcha is there, so that the next one is another.
      await expect(page.getByRole('img', { name: 'Picture of the characters to type' })).toBeVisible();
      const captcha = page.waitForResponse('**/api/captacha');
      await fillLogin(page, 'demo-parent', 'wrong-password');
      await expect(page.getByText('Invalid username or password')).toBeVisible();
      await captcha;
      await expect(page.getByLabel('Username')).toHaveValue('demo-parent');
      await expect(page.getByRole('textbox', { name: 'Captcha' })).toHaveValue('');
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByText('Please enter your password')).toBeVisible();
      await expect(page.getByText('Invalid username or password')).toBeHidden();
    },
  );

  test('waits for the captcha that did not come', anyWidth, async ({ page, expectAccessible }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.route('**/api/captacha', (route) => route.fulfill({ status: 409, json: {} }));
    await page.goto('/login');
    await page.getByLabel('Username').fill('demo-parent');
    await page.getByRole('textbox', { name: 'Password' }).fill('Udaya-demo-2026');
    await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('The captcha has not loaded. Please load it again first')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Captcha' })).toBeFocused();
    expect(sent.filter((url) => url.includes('authenticate'))).toEqual([]);
    await expectAccessible();
    await page.unroute('**/api/captacha');
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('asks again automatically for a captcha that did not come', anyWidth, async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/captacha', (route) => route.abort('internetdisconnected'));
    await page.goto('/login');
    const failed = page.getByText('The picture could not be loaded.');
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(failed).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute('**/api/captacha');
    await page.clock.runFor(11_000);
    await expect(page.getByRole('img', { name: 'Picture of the characters to type' })).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test(
    'keeps captcha and answer while the connection goes and comes',
    anyWidth,
    async ({ page, context }) => {
      await page.goto('/login');
      const picture = page.getByRole('img', { name: 'Picture of the characters to type' });
      const drawn = await picture.getAttribute('src');
      await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
      const bar = page.getByText('You are offline.');
      // The bar is loaded after the page.
      await page.waitForTimeout(2_500);
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await context.setOffline(false);
      await expect(bar).toBeHidden();
      await page.waitForLoadState('networkidle');
      await expect(picture).toHaveAttribute('src', drawn ?? '');
      await expect(page.getByRole('textbox', { name: 'Captcha' })).toHaveValue(captchaAnswer);
    },
  );

  test('without anything names the fields', anyWidth, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    for (const message of [
      'Please enter your username',
      'Please enter your password',
      'Please enter your Captcha',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('comes back to where the visitor wanted to go', anyWidth, async ({ page }) => {
    await page.goto('/birthchart-report?page=0');
    await page.waitForURL('**/login**');
    await fillLogin(page, 'demo-parent', demoPassword);
    await page.waitForURL('**/birthchart-report**');
  });

  test('ends with logging out', async ({ page, logIn }) => {
    await logIn('demo-admin');
    await page.goto('/dashboard');
    await page.goto('/logout');
    await page.waitForURL('**/product/login**');
    await expect(page.getByText('You are logged out')).toBeVisible();
    await page.goto('/product/dashboard');
    await page.waitForURL('**/login**');
  });

  test('holds for a tab that is opened later, and ends in both', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await page.goto('/dashboard');
    const later = await page.context().newPage();
    await later.goto('/birthchart-report');
    await expect(later.getByRole('heading', { level: 1, name: 'View AI Reports' })).toBeVisible();
    await later.goto('/logout');
    await page.waitForURL('**/login**');
    const afterwards = await page.context().newPage();
    await afterwards.goto('/dashboard');
    await afterwards.waitForURL('**/login**');
  });

  test(
    'as a parent does not open the product admin’s pages',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      await page.goto('/product/users-birthchart');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toBeVisible();
      await expectAccessible();
    },
  );
});

test.describe('a captcha that is heard', () => {
  test('plays on a machine as it comes', anyWidth, async ({ page }) => {
    await page.goto('/login');
    const heard = page.waitForResponse('**/api/captacha/audio**');
    await page.getByRole('button', { name: 'Listen to other characters' }).click();
    const answer = await heard;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/wav']);
    const sound = await page.evaluate(async (address) => {
      const bytes = await (await fetch(address)).arrayBuffer();
      const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes);
      return {
        seconds: decoded.duration,
        loudest: decoded.getChannelData(0).reduce((a, b) => Math.max(a, b), 0),
      };
    }, answer.url());
    expect(sound.seconds).toBeGreaterThan(3);
    expect(sound.loudest).toBeGreaterThan(0.3);
    await expect(page.getByRole('button', { name: 'Listen to other characters' })).toBeVisible();
  });

  test(
    'and has run out is replaced, and the keyboard stays where it is',
    anyWidth,
    async ({ page, request }) => {
      const first = page.waitForResponse('**/api/captacha');
      await page.goto('/login');
      const { captchaToken } = (await (await first).json()) as { captchaToken: string };
      // A try spends it.
      const spent = { username: 'nobody', password: 'nothing', userType: 'USER', groupCode: 'none' };
      await request.post('/api/astro-users/authenticate', {
        data: { ...spent, captchaToken, userCaptcha: 'WRONG' },
      });
      const listen = page.getByRole('button', { name: 'Listen to other characters' });
      const second = page.waitForResponse('**/api/captacha');
      await listen.click();
      await second;
      await expect(page.getByText('That picture had expired')).toBeVisible();
      await expect(listen).toBeFocused();
      await page.getByRole('button', { name: 'Show another picture' }).click();
      await expect(page.getByText('That picture had expired')).toBeHidden();
      await expect(listen).toBeVisible();
    },
  );

  test('loses its button only where there is no voice', anyWidth, async ({ page, expectAccessible }) => {
    const refusal = { message: 'No voice here', code: 'captcha.no_audio', requestId: 'none' };
    await page.route('**/api/captacha/audio**', (route) =>
      route.fulfill({ status: 404, json: { status: 404, timestamp: new Date().toISOString(), ...refusal } }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Listen to other characters' }).click();
    await expect(page.getByText('No voice here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Listen to other characters' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'I cannot read this' })).toBeFocused();
    await expectAccessible();
  });
});

test('the settings panel changes the layout and is remembered', anyWidth, async ({ page, logIn }) => {
  await logIn('demo-uni-admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /settings/i }).click();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/session/settings') && response.ok(),
  );
  await page.getByText('Horizontal', { exact: true }).click();
  await kept;
  await page.reload();
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  const back = page.waitForResponse(
    (response) => response.url().endsWith('/api/session/settings') && response.ok(),
  );
  await page.getByText('Vertical', { exact: true }).click();
  await back;
});
