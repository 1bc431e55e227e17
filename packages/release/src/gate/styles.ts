import { type AtRule, type ChildNode, type Container, CssSyntaxError, parse } from 'postcss';
import { styleScope } from '#document/style-scope.ts';
import type { Inspection } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** At-rules that only say when the rules inside them apply. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style']);
/** At-rules that contain no rules for elements. */
const declares = new Set(['keyframes', 'font-face', 'charset']);
/** At-rules whose names are global to the page. */
const named = new Set(['keyframes', 'layer']);

/**
 * Refuses styles of a remote that would reach beyond its own area. Every rule must be inside
 * the remote's scope, and every name that is global to the page must have the remote's prefix.
 */
export function* styleRefusals({ candidate, styles }: Inspection): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const { name, global } = candidate;
  const prefixes = [`${name.replaceAll('-', '_')}-`, `${global}-`] as const;
  const area = name.slice('remote-'.length);
  for (const [path, css] of Object.entries(styles)) {
    try {
      for (const leak of leaksIn(parse(css), { area, prefixes, isInside: false })) {
        yield { code: 'STYLE_LEAKS', message: `${path} of ${name} ${leak}` };
      }
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      yield { code: 'STYLE_BROKEN', message: `${path} of ${name} is no CSS: ${error.reason}.` };
    }
  }
}

interface Bounds {
  area: string;
  /** Prefixes that names global to the page may have: the remote's, or that of the one build. */
  prefixes: readonly [own: string, ofBuild: string];
  /** True if the current rule is inside the remote's own scope. */
  isInside: boolean;
}

function* leaksIn(container: Container, bounds: Bounds): Generator<string> {
  for (const node of container.nodes ?? []) yield* leaksOf(node, bounds);
}

function* leaksOf(node: ChildNode, bounds: Bounds): Generator<string> {
  if (node.type === 'comment' || node.type === 'decl') return;
  if (node.type === 'atrule') {
    yield* leaksOfAtRule(node, bounds);
  } else if (bounds.isInside) {
    yield* leaksIn(node, bounds);
  } else {
    yield `styles ${node.selector} outside of ${styleScope(bounds.area)}.`;
  }
}

function* leaksOfAtRule(rule: AtRule, bounds: Bounds): Generator<string> {
  const name = rule.name.replace(/^-\w+-/, '');
  yield* leaksOfName(name, rule, bounds);
  if (declares.has(name)) return;
  if (name === 'scope') {
    const isOwn = simplified(`@scope${rule.params}`) === simplified(styleScope(bounds.area));
    yield* leaksIn(rule, { ...bounds, isInside: bounds.isInside || isOwn });
  } else if (conditions.has(name) || name === 'layer') {
    yield* leaksIn(rule, bounds);
  } else {
    yield `uses @${rule.name}, which counts for the whole page.`;
  }
}

function* leaksOfName(name: string, rule: AtRule, { prefixes }: Bounds): Generator<string> {
  const [prefix] = prefixes;
  if (named.has(name) && !hasPrefix(rule.params, prefixes)) {
    yield `names @${rule.name} ${rule.params} for the whole page; the name must begin with ${prefix}.`;
  }
  if (name === 'font-face' && !hasPrefix(familyOf(rule), prefixes)) {
    yield `declares the font ${familyOf(rule)} for the whole page; its name must begin with ${prefix}.`;
  }
}

const simplified = (params: string) => params.replaceAll(/['"\s]/g, '');

/** True if every name of a list has one of the prefixes. An unnamed layer needs none. */
function hasPrefix(names: string, prefixes: readonly string[]): boolean {
  return names.split(',').every((name) => {
    const plain = name.trim().replaceAll(/['"]/g, '');
    return plain === '' || prefixes.some((prefix) => plain.startsWith(prefix));
  });
}

function familyOf(rule: AtRule): string {
  const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return family?.type === 'decl' ? family.value : '(unnamed)';
}
