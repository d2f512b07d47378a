/** The same function, which works only once for each list that it is given: many reports are made from one knowledge base. */
export function onceFor<Item, Made>(make: (list: readonly Item[]) => Made): (list: readonly Item[]) => Made {
  const made = new WeakMap<readonly Item[], Made>();
  return (list) => {
    const known = made.get(list);
    if (known !== undefined) return known;
    const again = make(list);
    made.set(list, again);
    return again;
  };
}
