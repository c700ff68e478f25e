import { describe, expect, it } from 'vitest';
import { readMedia, readProblem, readProfile, readToken } from './instagram-answers.ts';
import { pauseAfter } from './instagram-jobs.ts';

const post = {
  id: '17854360229135492',
  caption: 'Market day',
  media_type: 'IMAGE',
  media_url: 'https://scontent.cdninstagram.com/v/a.jpg?x=1',
  permalink: 'https://www.instagram.com/p/ABC/',
  timestamp: '2026-11-20T08:00:00+0000',
};

describe('answers of Instagram', () => {
  it('a profile is read by itself, and in the list of the reference', () => {
    const profile = { user_id: '178414', username: 'marlow.finch' };
    const read = { userId: '178414', username: 'marlow.finch' };
    expect(readProfile(profile)).toEqual(read);
    expect(readProfile({ data: [profile] })).toEqual(read);
    expect(readProfile({ user_id: 178_414, username: 'marlow.finch' })).toEqual(read);
    for (const broken of [undefined, null, {}, { data: [] }, { user_id: '1' }, { ...profile, username: '' }])
      expect(readProfile(broken)).toBeNull();
  });

  it('posts are read with the picture that shows them', () => {
    const media = readMedia({
      data: [
        post,
        { ...post, id: '2', media_type: 'CAROUSEL_ALBUM' },
        {
          ...post,
          id: '3',
          media_type: 'VIDEO',
          media_url: 'https://x.example/a.mp4',
          thumbnail_url: 'https://x.example/t.jpg',
        },
      ],
    });
    expect(media).toMatchObject([
      {
        id: '17854360229135492',
        caption: 'Market day',
        mediaType: 'image',
        pictureUrl: post.media_url,
        permalink: 'https://www.instagram.com/p/ABC/',
        postedAt: new Date('2026-11-20T08:00:00Z'),
      },
      { id: '2', mediaType: 'album' },
      { id: '3', mediaType: 'video', pictureUrl: 'https://x.example/t.jpg' },
    ]);
  });

  it('items that are no posts, or have no picture, are left out, and a post is there once', () => {
    const { media_url: _none, ...without } = post;
    const media = readMedia({
      data: [
        post,
        post,
        without,
        { ...post, id: '4', media_type: 'VIDEO' },
        { ...post, id: '5', media_type: 'STORY' },
        { ...post, id: '../6' },
        { ...post, id: '7', timestamp: 'yesterday' },
        null,
        'text',
      ],
    });
    expect(media?.map(({ id }) => id)).toEqual(['17854360229135492']);
    for (const broken of [undefined, null, [], {}, { data: 'x' }]) expect(readMedia(broken)).toBeNull();
  });

  it('an address that does not lead to Instagram is no link', () => {
    const permalink = (text: string) => readMedia({ data: [{ ...post, permalink: text }] })?.[0]?.permalink;
    for (const text of [
      'javascript:alert(1)',
      'https://evil.example/instagram.com',
      'https://notinstagram.com/p/1/',
      'http://www.instagram.com/p/1/',
      '',
    ])
      expect(permalink(text)).toBe('');
    expect(permalink('https://instagram.com/p/1/')).toBe('https://instagram.com/p/1/');
  });

  it('a caption is cut, and holds nothing that the database refuses', () => {
    const caption = readMedia({ data: [{ ...post, caption: ` a\0${'b'.repeat(9000)}` }] })?.[0]?.caption;
    expect(caption).toMatch(/^ab+$/);
    expect(caption?.length).toBeLessThanOrEqual(2200);
  });

  it('a token is read', () => {
    expect(readToken({ access_token: 'IGAA', token_type: 'bearer', expires_in: 5 })).toBe('IGAA');
    for (const broken of [undefined, {}, { access_token: '' }, { access_token: 3 }])
      expect(readToken(broken)).toBeNull();
  });

  it.each([
    [400, { error: { code: 190 } }, 'refused'],
    [403, { error: { code: 10 } }, 'refused'],
    [401, undefined, 'refused'],
    [429, undefined, 'limited'],
    [400, { error: { code: 4 } }, 'limited'],
    [403, { error: { code: 32 } }, 'limited'],
    [400, { error: { code: 100 } }, 'unreachable'],
    [500, { error: { code: 'x' } }, 'unreachable'],
    [503, 'gone', 'unreachable'],
  ])('%i %j means %s', (status, json, problem) => {
    expect(readProblem(status, json)).toBe(problem);
  });

  it('pauses double with each failure, up to a day', () => {
    expect([0, 1, 2, 6, 7, 400].map(pauseAfter)).toEqual([900, 1800, 3600, 57_600, 86_400, 86_400]);
  });
});
