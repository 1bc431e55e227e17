import { styleText } from 'node:util';

/** pino's levels; the terminal shows warnings and errors, but for the lines of requests. */
const warning = 40;
const error = 50;

interface LogLine {
  level?: number;
  msg?: string;
  reason?: string;
  err?: { message?: string };
  /** Only in the line of a request. */
  res?: object;
}

/** Returns the terminal's text for a line of a service's log; null when it belongs in the file only. */
export function terminalLine(service: string, line: string): string | null {
  const trimmed = line.trim();
  if (!trimmed.startsWith('{')) return trimmed ? `${service}: ${trimmed}` : null;
  const { level = 0, msg = '', reason, err, res } = parse(trimmed);
  if (level < warning || res) return null;
  const why = reason ?? err?.message;
  const sentence = [msg, why].filter(Boolean).join(': ');
  return styleText(level < error ? 'yellow' : 'red', `${service}: ${sentence}`);
}

function parse(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { level: warning, msg: line };
  }
}
