/** Plays one piece of sound at a time. */
export interface Sound {
  play: (wav: Blob) => Promise<void>;
  stop: () => void;
}

/** A player without a face; what it holds of a piece is given back when the next begins. */
export function openSound(): Sound {
  let playing: { audio: HTMLAudioElement; address: string } | undefined;
  const stop = () => {
    if (!playing) return;
    playing.audio.pause();
    URL.revokeObjectURL(playing.address);
    playing = undefined;
  };
  return {
    stop,
    play: async (wav) => {
      stop();
      const address = URL.createObjectURL(wav);
      const audio = new Audio(address);
      playing = { audio, address };
      await audio.play();
    },
  };
}
