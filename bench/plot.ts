import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@camp/build/apps';
import { aimOf, type Chart, chartsOf, told } from './charts.ts';
import type { Results } from './results.ts';

const file = join(repositoryRoot, 'docs/bench/plot.svg');

const width = 760;
const left = 170;
/** Room for the figures, which stand clear of bars and marks. */
const right = 160;
const row = 20;
const headHeight = 30;
const gap = 16;

/** Draws what the benches kept: one group of bars for each figure, with a mark where the target is. */
export const writePlot = (figures: Results['figures']) =>
  writeFileSync(file, plotOf(chartsOf(figures)));

const heightOf = ({ bars }: Chart) => headHeight + bars.length * row + gap;

function plotOf(charts: readonly Chart[]): string {
  const height = charts.reduce((sum, chart) => sum + heightOf(chart), gap);
  let top = gap;
  const groups = charts.map((chart) => {
    const group = groupOf(chart, top);
    top += heightOf(chart);
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">This site beside its peers</title>
<desc id="description">${escaped(charts.map(sentenceOf).join(' '))}</desc>
${style}
<rect class="ground" width="${width}" height="${height}" rx="8"/>
${groups.join('\n')}
</svg>
`;
}

/** It brings its own ground: a page may be dark where the reader's system is light. */
const style = `<style>
.ground { fill: #fbfaf6 }
text { font: 13px system-ui, sans-serif; fill: #24302c }
.head { font-weight: 600 }
.peer { fill: #8fa39b }
.own { fill: #1f7a5a }
.target { stroke: #b3401f; stroke-width: 2 }
.aim { fill: #9c3619 }
@media (prefers-color-scheme: dark) {
  .ground { fill: #131d19 }
  text { fill: #e4ebe7 }
  .peer { fill: #6b7f77 }
  .own { fill: #52c497 }
  .target { stroke: #ff9a78 }
  .aim { fill: #ffab8e }
}
</style>`;

function groupOf(chart: Chart, top: number): string {
  const { title, unit, target, bars } = chart;
  const aim = target && ('most' in target ? target.most : target.least);
  const longest = Math.max(...bars.map(({ value }) => value), aim ?? 0);
  const lengthOf = (value: number) => Math.round(((width - left - right) * value) / longest);
  const first = top + headHeight;
  const lines = bars.map(({ name, value }, index) => {
    const y = first + index * row;
    const text = told(value, unit) + ratioTo(value, bars, index);
    return `<text x="${left - 8}" y="${y + 13}" text-anchor="end">${escaped(name)}</text>
<rect class="${index === 0 ? 'own' : 'peer'}" x="${left}" y="${y + 2}" width="${lengthOf(value)}" height="${row - 5}" rx="2"/>
<text x="${width - 8}" y="${y + 13}" text-anchor="end">${text}</text>`;
  });
  if (aim !== null) {
    const x = left + lengthOf(aim);
    lines.push(
      `<line class="target" x1="${x}" x2="${x}" y1="${first - 2}" y2="${first + bars.length * row}"/>`,
    );
  }
  return `<text class="head" x="8" y="${top + 16}">${escaped(title)}</text>
<text class="aim" x="${width - 8}" y="${top + 16}" text-anchor="end">${aimOf(chart)}</text>
${lines.join('\n')}`;
}

/** Returns the ratio of this site's figure to a peer's, as text; empty for this site itself. */
function ratioTo(value: number, bars: Chart['bars'], index: number): string {
  const own = bars[0]?.value ?? 0;
  return index === 0 ? '' : ` (ratio ${(own / value).toFixed(2)})`;
}

function sentenceOf(chart: Chart): string {
  const bars = chart.bars.map(({ name, value }) => `${name} ${told(value, chart.unit)}`).join(', ');
  const aim = aimOf(chart);
  return `${chart.title}: ${bars}${aim && `, ${aim}`}.`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
