import { served } from '@camp/service/served.fixture';
import { expect, test } from '@jest/globals';
import express from 'express';
import { takeCallerTurns } from './caller-turns.ts';
import { answerError } from './error-handler.ts';

test('whoever has 250 calls waiting is told to come again', async () => {
  const url = await served(
    express()
      .use(takeCallerTurns(() => 'a'))
      .use(() => undefined)
      .use(answerError),
  );
  const leaving = new AbortController();

  const calls = Array.from({ length: 253 }, () => fetch(url, leaving));
  const { status, headers } = await Promise.race(calls);
  leaving.abort();
  await Promise.allSettled(calls);

  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
