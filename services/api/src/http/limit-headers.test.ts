import { expect, test } from '@jest/globals';
import express from 'express';
import { createCounter } from '#rate-limits/counter.ts';
import { tellLimits } from './limit-headers.ts';
import { served } from './served.fixture.ts';

test('an answer says what the caller’s own limits still allow, and nothing of those of an account [error-catalogue-9]', async () => {
  const limitOf = (name: string) => createCounter({ name, points: 2, seconds: 60, redis: null });
  const [byPlace, byAccount] = [limitOf('loginByIp'), limitOf('loginByAccount')];
  const app = express().use(tellLimits);
  app.get('/', async (_request, response) => {
    await byAccount.mayTake('kim');
    response.json(await byPlace.mayTake('192.0.2.1'));
  });
  const url = await served(app);
  const ask = async () => {
    const { headers } = await fetch(url);
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  };

  const policy = '"loginByIp";q=2;w=60';
  expect(await ask()).toEqual([policy, expect.stringMatching(/^"loginByIp";r=1;t=60$/)]);
  await ask();
  expect(await ask()).toEqual([policy, expect.stringMatching(/^"loginByIp";r=0;t=\d+$/)]);
});
