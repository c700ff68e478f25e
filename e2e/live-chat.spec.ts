/** Live chat: a shopper and support, from nobody there to the end of a talk. */
import { expectAccessible } from './support/accessible.ts';
import { liveRoute, logLiveEvents, type LiveLog } from './support/live-events.ts';
import { atlasUrl, demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('a shopper starts a chat, support takes it and answers, it goes along to another page and group, and ends', async ({
  shopper,
  staff,
  watch,
}) => {
  const { page, main } = shopper;
  const name = `Ann ${Date.now().toString(36)}`;
  const question = `Where is my parcel, please? (${name})`;
  const offer = main.getByRole('button', { name: 'Start chatting' });
  const chat = page.getByRole('dialog', { name: /^Chat/ });
  const conversation = chat.getByRole('log', { name: 'Conversation' });
  const available = staff.main.getByRole('switch', { name: 'Available for chats' });
  const live = await logLiveEvents(page);
  const liveOfStaff = await logLiveEvents(staff.page);

  await test.step('while nobody is there, nothing is offered', async () => {
    const status = page.waitForResponse((answer) => answer.url().includes('/live-chat/group/3/status/'));
    await shopper.opens('/delivery/');
    await hydrated(page);
    expect(await (await status).json()).toEqual({ status: 'offline' });
    await expect(offer).toBeHidden();
  });

  await test.step('support comes to the chat', async () => {
    await staff.page.goto(atlasUrl('/login/'));
    await staff.page.getByRole('textbox', { name: 'Email' }).fill(logins.support);
    await staff.page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await staff.page.getByRole('button', { name: 'Sign in' }).click();
    // They may see no orders, and begin where they may work (F14).
    await expect(staff.page).toHaveURL(atlasUrl('/chats/'));
    await available.check();
    await expect(available).toBeChecked();
    await expectAccessible(staff.page);
  });

  await test.step('the shopper starts with a question, and waits', async () => {
    await page.reload();
    await hydrated(page);
    await offer.click();
    const field = chat.getByLabel('Your name');
    await expect(field).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await chat.getByRole('button', { name: 'Start the chat' }).click();
    await expect(chat.getByText('This field is required')).toHaveCount(3);
    await field.fill(name);
    await chat.getByLabel('How can we help?').fill(question);
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(offer).toBeFocused();
    await offer.click();
    await expect(field).toHaveValue(name);
    await expect(chat.getByLabel('How can we help?')).toHaveValue(question);
    await chat.getByLabel('Email').fill('ann@shop.example');
    await chat.getByRole('button', { name: 'Start the chat' }).click();
    await expect(chat.getByText('You’re number 1 in the queue.')).toBeVisible();
    await expect(conversation.getByText(question)).toBeVisible();
    await expect(chat.getByRole('textbox', { name: 'Write a message' })).toBeFocused();
  });

  await test.step('support takes it and answers', async () => {
    await staff.main.getByRole('link', { name }).click();
    await staff.main.getByRole('button', { name: 'Take chat' }).click();
    const reply = staff.main.getByRole('textbox', { name: `Reply to ${name}` });
    await reply.fill('It comes today before six.');
    await reply.press('Enter');
    await expect(staff.main.getByRole('log').getByText('It comes today before six.')).toBeVisible();
    await expectAccessible(staff.page);
    await expect(page.getByRole('dialog', { name: 'Chat with Tom' })).toBeVisible();
    await expect(conversation.getByText('It comes today before six.')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });

  await test.step('messages come by the stream of both windows, and not by polling', async () => {
    const isReady = async (log: LiveLog): Promise<boolean> => (await log.lines()).includes('ready');
    await expect.poll(() => isReady(live)).toBe(true);
    await expect.poll(() => isReady(liveOfStaff)).toBe(true);
    /** The first line from a length on that is about the chat: news of it, or a look without any. */
    const firstOfChat = async (log: LiveLog, from: number): Promise<string> =>
      (await log.lines()).slice(from).find((line) => /^news chat:|\?after=/.test(line)) ?? '';
    const lengthOf = async (log: LiveLog): Promise<number> => (await log.lines()).length;

    const heardByStaff = await lengthOf(liveOfStaff);
    await chat.getByRole('textbox', { name: 'Write a message' }).fill('Can you ring me?');
    await page.keyboard.press('Enter');
    await expect(staff.main.getByRole('log').getByText('Can you ring me?')).toBeVisible();
    expect(await firstOfChat(liveOfStaff, heardByStaff)).toMatch(/^news chat:/);

    await expect(conversation.getByText('Sending')).toHaveCount(0);
    const heard = await lengthOf(live);
    const reply = staff.main.getByRole('textbox', { name: `Reply to ${name}` });
    await reply.fill('At three.');
    await reply.press('Enter');
    await expect(conversation.getByText('At three.')).toBeVisible();
    expect(await firstOfChat(live, heard)).toMatch(/^news chat:/);
  });

  await test.step('with the stream refused, they ask from time to time instead', async () => {
    watch.expectFailure('net::ERR_FAILED');
    await page.route(liveRoute, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await expect(conversation.getByText('At three.')).toBeVisible();
    const reply = staff.main.getByRole('textbox', { name: `Reply to ${name}` });
    await reply.fill('Good to know.');
    await reply.press('Enter');
    await expect(conversation.getByText('Good to know.')).toBeVisible();
    const lines = await live.lines();
    expect(lines.filter((line) => /^(?:ready|news)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('?after=')).length).toBeGreaterThan(0);
    await page.unroute(liveRoute);
  });

  await test.step('it is there on the next page, and is with the group of that page', async () => {
    await page.goto(storeUrl('/about/'));
    await hydrated(page);
    await expect(conversation.getByText(question)).toBeVisible();
    await expect(conversation.getByText('The chat was transferred to another team')).toBeVisible();
    // Tom answers for the studio too.
    await expect(page.getByRole('dialog', { name: 'Chat with Tom' })).toBeVisible();
    await chat.getByRole('textbox', { name: 'Write a message' }).fill('And what does a drawing cost?');
    await page.keyboard.press('Enter');
    await expect(staff.main.getByRole('log').getByText('And what does a drawing cost?')).toBeVisible();
  });

  await test.step('half a message outlasts a reload, and what no network would take goes by itself', async () => {
    const field = chat.getByRole('textbox', { name: 'Write a message' });
    await field.fill('In colour');
    await page.reload();
    await expect(field).toHaveValue('In colour');
    await hydrated(page);
    for (const line of ['One', 'Two', 'Three', 'Four']) {
      await field.fill(`${line}\nof\nfour`);
      await page.keyboard.press('Enter');
    }
    await expect(conversation.getByText('Sending')).toHaveCount(0);
    watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(true);
    await field.fill('In colour, please.');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('No connection. Trying again.')).toBeVisible();
    // At the end of the log, which has less room for the notice above it.
    await expect(conversation.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await expect(conversation.getByText('Not sent')).toBeHidden();
    await expect(staff.main.getByRole('log').getByText('In colour, please.')).toHaveCount(1);
  });

  await test.step('made small, it says what came', async () => {
    await chat.getByRole('textbox', { name: 'Write a message' }).press('Escape');
    await expect(page.getByRole('button', { name: 'Open the chat' })).toBeFocused();
    const reply = staff.main.getByRole('textbox', { name: `Reply to ${name}` });
    await reply.fill('The studio tells you.');
    await reply.press('Enter');
    const card = page.getByRole('region', { name: 'New message from Tom' });
    await expect(card.getByText('The studio tells you.')).toBeVisible();
    // The card is above it, on phones too.
    await page.getByRole('button', { name: 'Open the chat, 1 new message' }).click();
    await expect(conversation.getByText('The studio tells you.')).toBeVisible();
  });

  await test.step('with text of twice the size on a phone, its buttons are in sight', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 667 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const button of ['End chat', 'Minimise the chat', 'Send'])
      await expect(chat.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    // Beside them there would be room for a letter a line.
    const heading = await chat.getByRole('heading', { name: 'Chat with Tom' }).boundingBox();
    expect(heading?.width).toBeGreaterThan(200);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    if (size) await page.setViewportSize(size);
  });

  await test.step('support hands it to another group, where it waits, and takes it again', async () => {
    await staff.main.getByRole('button', { name: 'Transfer' }).click();
    const dialog = staff.page.getByRole('dialog', { name: 'Transfer the chat' });
    await dialog.getByRole('radio', { name: /^Pro/ }).check();
    await dialog.getByRole('button', { name: 'Transfer to Pro' }).click();
    await expect(dialog).toBeHidden();
    await expect(chat.getByText('You’re number 1 in the queue.')).toBeVisible();
    await staff.page.goto(atlasUrl('/chats/'));
    await staff.main.getByRole('link', { name }).click();
    await staff.main.getByRole('button', { name: 'Take chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with Tom' })).toBeVisible();
  });

  await test.step('the shopper ends it once that is confirmed', async () => {
    await chat.getByRole('button', { name: 'End chat' }).click();
    const confirm = page.getByRole('dialog', { name: 'End this chat?' });
    await confirm.getByRole('button', { name: 'End chat' }).click();
    await expect(chat.getByText('Thank you for chatting with us')).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await expectNoSidewaysScroll(page);
    await chat.getByRole('button', { name: 'Close the chat', exact: true }).last().click();
    await expect(chat).toBeHidden();
    await expect(staff.main.getByText('Ended').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('and when support goes, nothing is offered any more', async () => {
    await staff.page.goto(atlasUrl('/chats/'));
    await available.uncheck();
    await expect(available).not.toBeChecked();
    const status = page.waitForResponse((answer) => answer.url().includes('/live-chat/group/3/status/'));
    await shopper.opens('/delivery/');
    await hydrated(page);
    expect(await (await status).json()).toEqual({ status: 'offline' });
    await expect(offer).toBeHidden();
  });
});
