// The answers of the commands of the hall network.

/** Where the hall network listens. */
export type Served = {
  /** The address and port, such as 192.168.1.5:8080. */
  address: string;
  /** The address for a browser. */
  url: string;
};
