/** Sorts the legal actions of a seat into groups, and filters them. */

/** An action and its label; the action itself where the game has no other words. */
export interface LabeledAction {
  readonly action: string;
  readonly label: string;
}

/** The actions with the same first word. */
export interface ActionGroup {
  readonly verb: string;
  readonly actions: readonly LabeledAction[];
}

/** With fewer actions there is no need for headings. */
const MANY = 9;

/** Groups by first word, in the order of the server; one group without a name if there
 * are few actions or all have the same verb. */
export function groupActions(actions: readonly LabeledAction[]): ActionGroup[] {
  const groups = new Map<string, LabeledAction[]>();
  for (const one of actions) {
    const verb = one.action.split(' ')[0] ?? '';
    const group = groups.get(verb);
    if (group) group.push(one);
    else groups.set(verb, [one]);
  }
  if (actions.length < MANY || groups.size < 2) {
    return actions.length ? [{ verb: '', actions }] : [];
  }
  return [...groups].map(([verb, found]) => ({ verb, actions: found }));
}

const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The actions that contain all words of a query, in their label or text form. */
export function filterActions(
  actions: readonly LabeledAction[],
  query: string,
): readonly LabeledAction[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return actions.filter(({ action, label }) => {
    const text = fold(`${action} ${label}`);
    return words.every((word) => text.includes(word));
  });
}
