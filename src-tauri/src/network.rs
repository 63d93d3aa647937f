//! The hall network of the open event, which phones and televisions use. The main window starts and stops it.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use server::{Network, NetworkView, SharedEvent};
use session::{AppError, DataTopic, EventSession};
use tauri::{AppHandle, Emitter, State};

use crate::guard::{SharedWorkspace, lock};
use crate::hall;

/// The event that the window has open.
struct WindowEvent {
    handle: AppHandle,
    workspace: SharedWorkspace,
}

impl SharedEvent for WindowEvent {
    fn with(&self, work: &mut dyn FnMut(&mut EventSession)) {
        work(&mut lock(&self.workspace).event);
    }

    fn changed(&self, topics: &[DataTopic]) {
        // Fails only if the window is closed.
        let _ = self.handle.emit_to("desk", "phone-changed", topics);
        hall::notify(&self.handle);
    }
}

/// Starts the hall network of the open event, and returns its state.
#[tauri::command(async)]
pub fn network_start(
    handle: AppHandle,
    workspace: State<'_, SharedWorkspace>,
    network: State<'_, Network>,
    address: IpAddr,
    port: u16,
) -> Result<NetworkView, AppError> {
    let event: Arc<dyn SharedEvent> = Arc::new(WindowEvent { handle, workspace: Arc::clone(&workspace) });
    network.start(SocketAddr::new(address, port), &event)?;
    Ok(network.view())
}

/// Stops the hall network, and returns its state.
#[tauri::command(async)]
pub fn network_stop(network: State<'_, Network>) -> NetworkView {
    network.stop();
    network.view()
}

/// Returns the state of the hall network, with the addresses that it can have.
#[tauri::command(async)]
pub fn network_view(network: State<'_, Network>) -> NetworkView {
    network.view()
}
