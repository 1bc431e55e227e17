import { answerMessages } from './serve.ts';

/** One request, and how often it is sent at once. */
export interface Crowd {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  times: number;
}

/* Sends a crowd's requests as a process of its own, so that reading its answers delays no one who is measured. */
answerMessages(async (asked) => {
  const { url, times, ...request } = asked as Crowd;
  return Promise.all(
    Array.from({ length: times }, async () => {
      const response = await fetch(url, request);
      await response.arrayBuffer();
      return response.status;
    }),
  );
});
