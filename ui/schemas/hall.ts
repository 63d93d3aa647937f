// The answers of the commands of the hall network.

/** Where the hall network listens. */
export type Served = {
  /** The address and port, such as 192.168.1.5:8080. */
  address: string;
  /** The address for a browser. */
  url: string;
};

/** What a second desk has, printed for each change; without a connection, why. */
export type FollowState = {
  /** The local time, `14:02:11`. */
  time: string;
  /** The number of the last entry in the copy; null without a connection. */
  entry: number | null;
  /** The number of the last entry of the first desk; null without a connection. */
  last: number | null;
  /** Why there is no connection; null if there is one. */
  lost: string | null;
};

/** The copy of a second desk that was promoted. */
export type Promoted = {
  /** The number of the first desk's last entry in it. */
  entry: number;
  /** The head of the history at that entry, as sheets print it. */
  head: string;
};
