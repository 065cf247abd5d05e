import { Transport } from 'boardgame.io/internal';
import { io, type Socket } from 'socket.io-client';
import { MATCH_CHANGED, REJECTED, type Rejection } from '../../game/online/api';

type Options = ConstructorParameters<typeof Transport>[0];
type Action = Parameters<Transport['sendAction']>[1];
type State = Parameters<Transport['sendAction']>[0];
type ChatMessage = Parameters<Transport['sendChatMessage']>[1];

/** What the server tells beyond boardgame.io's own messages. */
export interface Extras {
  onRejected(rejection: Rejection): void;
  /** Something around the match has changed. */
  onChanged(): void;
  /** The connection is there, for the first time or again. */
  onConnected(): void;
}

/** The messages of boardgame.io's master that its client understands as they come. */
const MESSAGES = ['update', 'sync', 'matchData', 'chat'] as const;

/**
 * boardgame.io's Socket.IO protocol. Its own transport stands in one module with the local one, so that whoever plays
 * locally would load Socket.IO too; and it does not listen to what our server says about refused moves.
 */
class SocketTransport extends Transport {
  private socket: Socket | null = null;

  constructor(
    options: Options,
    private readonly extras: Extras,
  ) {
    super(options);
  }

  override connect(): void {
    const socket = io(`/${this.gameName}`, {
      transports: ['websocket'],
      reconnectionDelayMax: 4000,
    });
    this.socket = socket;
    for (const type of MESSAGES) {
      // The framework types each message by itself; they are handed on as they are.
      socket.on(type, (...args: unknown[]) => this.notifyClient({ type, args } as never));
    }
    socket.on(REJECTED, (rejection: Rejection) => this.extras.onRejected(rejection));
    socket.on(MATCH_CHANGED, () => this.extras.onChanged());
    socket.on('connect', () => {
      this.requestSync();
      this.setConnectionStatus(true);
      this.extras.onConnected();
      this.extras.onChanged();
    });
    socket.on('disconnect', () => this.setConnectionStatus(false));
  }

  override disconnect(): void {
    this.socket?.close();
    this.socket = null;
    this.setConnectionStatus(false);
  }

  override sendAction(state: State, action: Action): void {
    this.socket?.emit('update', action, state._stateID, this.matchID, this.playerID);
  }

  override sendChatMessage(matchID: string, message: ChatMessage): void {
    this.socket?.emit('chat', matchID, message, this.credentials);
  }

  override requestSync(): void {
    const { matchID, playerID, credentials, numPlayers } = this;
    this.socket?.emit('sync', matchID, playerID, credentials, numPlayers);
  }

  override updateMatchID(id: string): void {
    this.matchID = id;
    this.requestSync();
  }

  override updatePlayerID(id: string): void {
    this.playerID = id;
    this.requestSync();
  }

  override updateCredentials(credentials?: string): void {
    this.credentials = credentials;
    this.requestSync();
  }
}

/** For the framework's client: `multiplayer: overSocket({ … })`. */
export function overSocket(extras: Extras): (options: Options) => Transport {
  return (options) => new SocketTransport(options, extras);
}
