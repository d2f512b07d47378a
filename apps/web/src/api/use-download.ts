import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** The mark of the button that stops a download: it goes with the download, and the focus must not go with it. */
export const stopsDownload = { 'data-stops-download': true } as const;

/** A download that whoever began it can stop. `begin` hands its file to the browser, and gives up when the signal says so. */
export function useDownload<Input = void>(begin: (input: Input, signal: AbortSignal) => Promise<void>) {
  const stop = useRef<AbortController>(undefined);
  const begunFrom = useRef<Element>(null);
  const [cancelled, setCancelled] = useState(false);
  const giveFocusBack = () => {
    const stops = document.activeElement?.hasAttribute('data-stops-download');
    if (stops && begunFrom.current instanceof HTMLElement) begunFrom.current.focus();
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (input: Input) => {
      stop.current = new AbortController();
      return begin(input, stop.current.signal);
    },
    onSettled: giveFocusBack,
  });
  return {
    isPending,
    isSuccess,
    error,
    /** It was stopped, and none was begun since. */
    cancelled,
    begin: (input: Input) => {
      begunFrom.current = document.activeElement;
      setCancelled(false);
      mutate(input);
    },
    cancel: () => {
      giveFocusBack();
      stop.current?.abort();
      reset();
      setCancelled(true);
    },
  };
}

/** How a download stands, and what can be done with it. */
export type Download<Input = void> = ReturnType<typeof useDownload<Input>>;
