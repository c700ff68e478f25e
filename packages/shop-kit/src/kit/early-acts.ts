/** Something that a shopper did before the part of the page they did it in had come to life. */
export interface EarlyAct {
  readonly kind: 'press' | 'send' | 'text' | 'check';
  readonly element: Element;
  /** The last event; a press carries its position. */
  event: Event;
  /** The last text that was typed, because hydration may clear the field. */
  value: string;
  /** True when it was last ticked. */
  checked: boolean;
  /** True when React stopped it when it was repeated. */
  isLost: boolean;
  /** How often it was looked at whether its part is alive. */
  looks: number;
  /** Shows that a press was felt, until it is answered. */
  felt?: Animation;
}

/** Acts before the page came to life, oldest first. */
export interface EarlyActs {
  readonly acts: EarlyAct[];
  /** Called after each act, once there is somebody to repeat it. */
  wake?: () => void;
  /** True during a repetition. */
  isRepeating?: boolean;
  /** True when the app follows links. */
  followsLinks?: boolean;
}

declare global {
  interface Window {
    omnisEarly?: EarlyActs;
    /** Added by the page's own script, which comes a little later. */
    omnisStart?: {
      /** Shows that a press was felt. */
      readonly feels: (event: Event) => Animation | undefined;
      /** The link at an element that is to be followed by the app, not by the browser. */
      readonly holds: (target: Element) => HTMLAnchorElement | null;
      /** Messages of frames that nobody has heard yet, oldest first; undefined once somebody listens. */
      messages?: MessageEvent<unknown>[] | undefined;
    };
  }
}
