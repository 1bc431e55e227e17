import { useId, useState } from 'react';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#layout/text.tsx';
import styles from './JsonView.module.css';

interface JsonViewProps {
  value: unknown;
  /** Names the block for assistive technology. */
  label: string;
  /** Lines shown until the reader asks for all of them. */
  collapsedLines?: number;
  /** `bare` where its surroundings are frame enough. */
  look?: 'framed' | 'bare';
}

/** A value as indented JSON that wraps instead of scrolling; a long one starts with its first lines. */
export function JsonView({ value, label, collapsedLines = 12, look = 'framed' }: JsonViewProps) {
  const texts = useMessages(messages).json;
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const lines = linesOf(value, look);
  /* A button that would reveal a single line takes more room than the line. */
  const isLong = lines.length > collapsedLines + 1;
  const shown = isLong && !isExpanded ? lines.slice(0, collapsedLines) : lines;

  return (
    <div role="group" aria-label={label} className={styles.view}>
      <pre id={id} className={styles.lines} data-look={look} data-cut={shown.length < lines.length}>
        {shown.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
          <Line key={index} line={line} />
        ))}
      </pre>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? texts.less : texts.all({ lines: lines.length })}
          <VisuallyHidden> ({label})</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

/** Most characters of a value that takes one line. */
const maxShort = 44;

/** Returns the lines of a value; without a frame a short one is a line of its own. */
function linesOf(value: unknown, look: JsonViewProps['look']): string[] {
  const lines = escaped(JSON.stringify(value, null, 2) ?? 'null').split('\n');
  const line = lines.map((each) => each.trim()).join(' ');
  return look === 'bare' && line.length <= maxShort ? [line] : lines;
}

/** Writes characters that reverse a line or cannot be seen as JSON escapes. */
const escaped = (json: string) =>
  json.replaceAll(
    /[\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const lineShape = /^(?<indent> *)(?<name>"(?:\\.|[^"\\])*": )?(?<value>.*?)(?<comma>,?)$/s;

/** One line of indented JSON holds at most one name and one value. */
function Line({ line }: { line: string }) {
  const { indent, name, value = line, comma } = lineShape.exec(line)?.groups ?? {};

  return (
    <code className={styles.line}>
      {indent}
      {name && <span className={styles.name}>{name}</span>}
      <span className={styles[kindOf(value)]}>{value}</span>
      {comma}
    </code>
  );
}

function kindOf(value: string): 'text' | 'bracket' | 'other' {
  if (value.startsWith('"')) return 'text';
  return /^[[\]{}]/.test(value) ? 'bracket' : 'other';
}
