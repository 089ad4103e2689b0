/** Options of a query whose list is asked for again each time it is shown: a hidden list hears no news. */
export const askedWhenShown = { refetchOnMount: 'always' } as const;
